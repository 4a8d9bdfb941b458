import type { Locator } from '@playwright/test'

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>

/** Where places of a page stand, all in one look: what rises or is drawn anew would else have gone on between two. */
export async function boxesOf<const Places extends readonly [Locator, ...Locator[]]>(
  ...places: Places
): Promise<{ [Place in keyof Places]: Box }> {
  const elements = await Promise.all(places.map(place => place.elementHandle()))
  const boxes = await places[0].page().evaluate(
    elements =>
      elements.map(element => {
        const { x, y, width, height } = (element as Element).getBoundingClientRect()
        return { x, y, width, height }
      }),
    elements,
  )
  return boxes as { [Place in keyof Places]: Box }
}
