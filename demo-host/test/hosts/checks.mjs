import { createHash } from 'node:crypto'
import { differenceOf } from './differences.mjs'
import {
  colourPlace,
  giveColourBack,
  haveWalletsSettled,
  looksOfThePage,
  namesOfThePage,
  placeOf,
  placeOfOwn,
  textOf,
} from './in-page.mjs'
import { gone, lookAt, press, pressOwn, seen, until } from './visit.mjs'

const QUICK_SHOP = 'till-quick-shop'
const BAG = 'till-mini-cart'
const OPEN = 'dialog[open]'

/** What is checked on every host page. */
export const checks = /** @type {const} */ ({
  sells: 'quick shop and bag work',
  looks: 'we look as on a blank page',
  alone: 'the page keeps its looks, names and scripts',
  reaches: 'the purchase reaches checkout',
})

/** Looks at the page without us: what it holds, how it looks, what it throws. */
export async function seeAlone(driver, page, address) {
  await driver.goTo(`${address}?without=till`)
  await standing(driver, page)
  const errors = driver.errors()
  const own = await pressedOwn(driver, page)
  await driver.goTo(`${address}?without=till`)
  await standing(driver, page)
  return { ...(await holding(driver)), errors, own }
}

/** Uses quick shop and bag there, and remembers how they looked. */
export async function buyThere(driver, page, address) {
  await driver.goTo(address)
  await standing(driver, page)
  // The closed bag has the colour of what it is on, here the same on all pages.
  const before = await driver.ask(colourPlace, BAG)
  // Its view takes the place of its shell, which has fewer elements.
  const looks = { 'the closed bag': await lookAt(driver, BAG, '[data-touch=open][aria-expanded]') }
  looks['the closed quick shop'] = await lookAt(driver, QUICK_SHOP, 'button.opener')
  await press(driver, QUICK_SHOP, 'button.opener')
  await seen(driver, QUICK_SHOP, `${OPEN} label`, '9.5')
  // Which wallets pay here is known a while after the panel.
  await until('the wallets of the quick shop', () => driver.ask(haveWalletsSettled, QUICK_SHOP))
  await driver.key('Escape')
  await gone(driver, QUICK_SHOP, OPEN)
  await press(driver, QUICK_SHOP, '[data-touch=button]')
  await seen(driver, QUICK_SHOP, `${OPEN} label`, '9.5')
  looks['the quick shop'] = await lookAt(driver, QUICK_SHOP, OPEN)
  await press(driver, QUICK_SHOP, `${OPEN} label`, '9.5')
  await press(driver, QUICK_SHOP, `${OPEN} button`, 'Add to bag')
  await seen(driver, BAG, `${OPEN} h3`, 'Meridian 2')
  // What is beside the lines comes after them.
  await seen(driver, BAG, `${OPEN} button`, 'Add a promo code')
  await until('the wallets of the bag', () => driver.ask(haveWalletsSettled, BAG))
  looks['the bag'] = await lookAt(driver, BAG, OPEN)
  await driver.key('Escape')
  await gone(driver, BAG, OPEN)
  await seen(driver, BAG, '[data-touch=open]', 'Bag, 1 item')
  await driver.ask(giveColourBack, BAG, before)
  return looks
}

/** Where no widget can run: presses both controls, and expects the shop's own cart after each. */
export async function landThere(driver, page, address, shop) {
  for (const [tag, selector] of [
    [QUICK_SHOP, 'button.opener'],
    [BAG, '[data-touch=open]'],
  ]) {
    await driver.goTo(address)
    await standing(driver, page)
    await press(driver, tag, selector)
    // Firefox says of a script that is still on its way when the page is left that its hash is wrong.
    await until(`the shop's cart after a press of ${tag}`, () =>
      driver.ask(
        cart => location.href === cart && document.querySelector('main')?.textContent.includes('is empty'),
        `${shop}/en-us/cart`,
      ),
    )
  }
  await driver.goTo(address)
  await standing(driver, page)
}

/** What the page is, now that we were used on it. */
export async function seeAfterwards(driver, page) {
  await driver.point(2, 2)
  const held = await holding(driver)
  const errors = driver.errors()
  return { ...held, errors, own: await pressedOwn(driver, page) }
}

// Firefox reports the integrity of files that it no longer loads because the page is left.
const hashOfNothing = createHash('sha256').digest('base64')

/** The differences between a page without us and with us, each in a sentence. */
export function disturbances(alone, afterwards) {
  const told = []
  const names = new Set(alone.names)
  const now = new Set(afterwards.names)
  for (const name of now) if (!names.has(name) && !isExpected(name)) told.push(`${name} is new or changed`)
  for (const name of names) if (!now.has(name)) told.push(`${name} is gone or changed`)
  for (const [element, look] of Object.entries(alone.looks)) {
    const other = new Set(afterwards.looks[element])
    const lost = look.filter(line => !other.has(line))
    if (lost.length) told.push(`${element} had ${lost.slice(0, 3).join(', ')}`)
  }
  for (const error of afterwards.errors)
    if (!alone.errors.includes(error) && !error.includes(hashOfNothing)) told.push(`thrown: ${error}`)
  if (alone.own !== afterwards.own) told.push(`its own script said “${afterwards.own}”, without us “${alone.own}”`)
  return told
}

/** What Lit leaves in a page, so that several copies of it know of each other. */
export const namesOfLit = ['litPropertyMetadata', 'reactiveElementVersions', 'Symbol.metadata']

// Ours, Lit's, and what zone.js itself writes down of every listener there is.
const isExpected = name =>
  name === 'till' || name.startsWith('__zone_symbol__') || namesOfLit.includes(name.split(' ')[0])

/** The differences between our looks on a blank page and here; pictures where both have them, boxes always. */
export async function strangeLooks(expected, looks, compare) {
  const told = []
  for (const [part, { boxes, picture }] of Object.entries(expected)) {
    const here = looks[part]
    told.push(...differenceOf(boxes, here.boxes).map(line => `${part}: ${line}`))
    if (!picture || !here.picture) continue
    const { isSameSize, share } = await compare(picture, here.picture)
    if (!isSameSize) told.push(`${part}: another size`)
    else if (share > TOLERANCE) told.push(`${part}: ${(share * 100).toFixed(3)} % of its pixels differ`)
  }
  return told
}

/** Pixels that may differ, two in a thousand: the edges of a drawn picture come out a shade otherwise on a page that scrolls. */
export const TOLERANCE = 0.002

/** Goes from the bag to checkout, and waits for the line to be there. */
export async function goToCheckout(driver, shop) {
  await press(driver, BAG, '[data-touch=open]', 'Bag, 1 item')
  await press(driver, BAG, `${OPEN} button`, 'Checkout')
  await until('the checkout with its line', () =>
    driver.ask(
      shop =>
        location.origin === shop &&
        /Contact/.test(document.body.textContent) &&
        /Meridian 2/.test(document.body.textContent),
      shop,
    ),
  )
}

async function standing(driver, { stands }) {
  await until(stands, () => driver.ask(placeOfOwn, stands))
  await until('the page to be loaded', () => driver.ask(() => document.readyState === 'complete'))
}

async function holding(driver) {
  return { names: await driver.ask(namesOfThePage), looks: await driver.ask(looksOfThePage) }
}

async function pressedOwn(driver, { own }) {
  if (!own) return null
  await pressOwn(driver, own.press)
  return until(`“${own.words}” in ${own.see}`, async () => {
    const text = await driver.ask(textOf, own.see)
    return text?.includes(own.words) ? own.words || 'yes' : null
  })
}

/** Whether the view of the bag is there. */
export const isRunning = driver => driver.ask(placeOf, BAG, '[aria-expanded]', '')

/** Presses PayPal on the club's page, which refuses windows, and waits for the shop's own screen with that wallet. */
export async function reachWallets(driver, { stranger, shop }) {
  await driver.goTo(`${stranger}/harbour-striders`)
  await pressOwn(driver, 'a[data-till-open=quick-shop]')
  await press(driver, QUICK_SHOP, `${OPEN} label`, '9.5')
  await press(driver, 'till-wallet-buttons', 'button', 'Buy with PayPal')
  await until("the shop's own screen, with a way to pay", () =>
    driver.ask(
      address => location.href === address && /Pay another way/.test(document.body.textContent),
      `${shop}/en-us/express`,
    ),
  )
}
