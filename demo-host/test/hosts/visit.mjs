import { boxesOfOurs, hideThePage, isStill, placeOf, placeOfOwn } from './in-page.mjs'

/**
 * A browser as the checks need it, whatever drives it.
 * @typedef {object} Driver
 * @property {(address: string) => Promise<unknown>} goTo
 * @property {(ask: Function, ...args: unknown[]) => Promise<any>} ask runs a function in the page
 * @property {(x: number, y: number) => Promise<unknown>} press a real press of the pointer
 * @property {(x: number, y: number) => Promise<unknown>} point moves the pointer
 * @property {(name: 'Escape') => Promise<unknown>} key
 * @property {(text: string) => Promise<unknown>} type
 * @property {(() => Promise<string[]>) | undefined} windows all that are open
 * @property {((window: string) => Promise<unknown>) | undefined} toWindow the one that is driven from now on
 * @property {((box: object) => Promise<Buffer>) | undefined} picture of a part of the window, as PNG
 * @property {() => string[]} errors what the page threw since it was gone to; empty where a driver cannot hear it
 */

const PATIENCE = 20_000

/** Asks until the answer is there. */
export async function until(what, ask) {
  const end = Date.now() + PATIENCE
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > end) throw new Error(`Expected ${what} within ${PATIENCE / 1000} s.`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** Waits until something has the same box twice in a row, and gives it. */
export async function resting(what, boxOf) {
  let before = ''
  return until(what, async () => {
    const box = await boxOf()
    const now = JSON.stringify(box)
    const rests = box && now === before
    before = now
    return rests ? box : null
  })
}

/** Waits until something of ours is seen, and gives its box once it rests. */
export const seen = (driver, tag, selector, words = '') =>
  resting(`${tag} ${selector} “${words}”`, async () => {
    const box = await driver.ask(placeOf, tag, selector, words)
    return box && (await driver.ask(isStill)) ? box : null
  })

/** Waits until something of ours is gone. */
export const gone = (driver, tag, selector, words = '') =>
  until(`${tag} ${selector} “${words}” to be gone`, async () => !(await driver.ask(placeOf, tag, selector, words)))

/** Presses the middle of a box. */
export const pressBox = (driver, { x, y, width, height }) => driver.press(x + width / 2, y + height / 2)

/** Presses something of ours, as soon as it rests. */
export const press = async (driver, tag, selector, words) => pressBox(driver, await seen(driver, tag, selector, words))

/** Presses something of the page's own. */
export async function pressOwn(driver, selector) {
  await pressBox(driver, await until(selector, () => driver.ask(placeOfOwn, selector)))
}

/** How a part of ours looks: its boxes, and its picture where the driver can take one. */
export async function lookAt(driver, tag, selector) {
  await driver.point(2, 2)
  await driver.ask(hideThePage, true)
  const box = await seen(driver, tag, selector)
  const look = { boxes: await driver.ask(boxesOfOurs, tag), picture: await driver.picture?.(box) }
  await driver.ask(hideThePage, false)
  return look
}
