import { expect, test } from '@playwright/test'
import { boxesOf } from './boxes'
import { host } from './places'

for (const width of [640, 768, 1023]) {
  test(`the words over Northlane’s first picture can be read at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${host}/en-us`)
    const words = page.locator('.hero .caption p:not(.buttons)')
    await expect(words).toBeVisible()
    const [picture, caption] = await boxesOf(page.locator('.hero > img'), page.locator('.hero .caption'))
    // The whole shoe has no room beside the words: they are below it.
    expect(caption.y).toBeGreaterThanOrEqual(picture.y + picture.height)
    const ink = await words.evaluate(place => getComputedStyle(place).color.match(/\d+/g)?.map(Number) ?? [])
    await words.evaluate((place: HTMLElement) => place.style.setProperty('color', 'transparent'))
    const ground = await words.screenshot({ animations: 'disabled' })
    const worst = await page.evaluate(
      async ({ ink, ground }) => {
        const lightOf = (channels: readonly number[]) => {
          const [red = 0, green = 0, blue = 0] = channels.map(channel =>
            channel <= 10 ? channel / 3294 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
          )
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue
        }
        const bytes = Uint8Array.from(atob(ground), letter => letter.charCodeAt(0))
        const picture = await createImageBitmap(new Blob([bytes]))
        const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
        canvas?.drawImage(picture, 0, 0)
        const { data } = canvas?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] }
        let worst = 21
        for (let at = 0; at < data.length; at += 4) {
          const contrast = (lightOf([...data.slice(at, at + 3)]) + 0.05) / (lightOf(ink) + 0.05)
          worst = Math.min(worst, contrast)
        }
        return worst
      },
      { ink, ground: ground.toString('base64') },
    )
    expect(worst).toBeGreaterThanOrEqual(4.5)
  })
}
