import type { Locator } from '@playwright/test'

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>

/** The boxes of several elements, measured at once: between two measurements something could move. */
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
