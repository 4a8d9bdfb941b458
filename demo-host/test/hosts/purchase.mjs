import { goToCheckout } from './checks.mjs'
import { chooseIn, fieldOf, isChecked, placeOfButton, textOf } from './in-microsite.mjs'
import { gone, press, pressBox, resting, seen, until } from './visit.mjs'

const typed = {
  Email: 'maya.okafor@example.com',
  'First name': 'Maya',
  'Last name': 'Okafor',
  Address: '418 Alder Street',
  City: 'Portland',
  'ZIP code': '97205',
  Phone: '5035550123',
}
const card = {
  'Card number': '4111111111111111',
  Expiry: '1230',
  'Security code': '123',
  'Name on card': 'Maya Okafor',
}

/** Buys on the brand's own page, from the first press to the order's number. */
export async function purchase(driver, { host, shop }) {
  await driver.goTo(`${host}/en-us`)
  await pressOf(driver, '[data-till-product=TQ4407AB12]')
  await press(driver, 'till-quick-shop', 'dialog[open] label', '9.5')
  await press(driver, 'till-quick-shop', 'dialog[open] button', 'Add to bag')
  await seen(driver, 'till-mini-cart', 'dialog[open] h3', 'Meridian 2')
  await driver.key('Escape')
  await gone(driver, 'till-mini-cart', 'dialog[open]')
  await goToCheckout(driver, shop)
  for (const [label, text] of Object.entries(typed)) await fill(driver, label, text)
  await until('State', () => driver.ask(chooseIn, 'State', 'OR'))
  await pressButton(driver, 'Continue to billing')
  for (const [label, text] of Object.entries(card)) await fill(driver, label, text)
  await pressButton(driver, 'Review your order')
  await pressOf(driver, 'input[name=terms]')
  await until('the terms to be agreed to', () => driver.ask(isChecked))
  await pressButton(driver, 'Place order')
  await until('the confirmation', async () => /Order [A-Z0-9-]{6,}/.test((await driver.ask(textOf)) ?? ''))
}

async function fill(driver, label, text) {
  await pressBox(driver, await resting(label, () => driver.ask(fieldOf, label)))
  await driver.type(text)
}

async function pressButton(driver, words) {
  await pressBox(driver, await resting(words, () => driver.ask(placeOfButton, 'button', words)))
}

async function pressOf(driver, selector) {
  await pressBox(driver, await resting(selector, () => driver.ask(placeOfButton, selector, '')))
}
