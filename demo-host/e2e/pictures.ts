import type { BrowserContext, Locator, Page } from '@playwright/test'

/** What two pictures have in common: the share of pixels of which a channel is off by more than 8 of 255. */
export interface Likeness {
  readonly isSameSize: boolean
  readonly share: number
}

/** Takes a picture of an element, or of all that is seen. */
export function picture(place: Page | Locator): Promise<Buffer> {
  return place.screenshot({ animations: 'disabled', caret: 'hide' })
}

/** Compares two pictures in a tab of their own. */
export async function compare(context: BrowserContext, one: Buffer, other: Buffer): Promise<Likeness> {
  const tab = await context.newPage()
  const likeness = await tab.evaluate(
    async ([one, other]) => {
      const pixels = async (png: string) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
        canvas?.drawImage(image, 0, 0)
        return canvas?.getImageData(0, 0, image.width, image.height) as ImageData
      }
      const [left, right] = [await pixels(one), await pixels(other)]
      if (left.width !== right.width || left.height !== right.height) return { isSameSize: false, share: 1 }
      let off = 0
      for (let place = 0; place < left.data.length; place += 4) {
        const isOff = [0, 1, 2].some(
          channel => Math.abs((left.data[place + channel] ?? 0) - (right.data[place + channel] ?? 0)) > 8,
        )
        if (isOff) off++
      }
      return { isSameSize: true, share: off / (left.data.length / 4) }
    },
    [one.toString('base64'), other.toString('base64')] as const,
  )
  await tab.close()
  return likeness
}
