import { placeOfButton, placeOfPayPal, textOf } from './in-microsite.mjs'
import { press, pressBox, pressOwn, resting, until } from './visit.mjs'

/** On a page of another site, with a driver that has several windows: pays for one thing in the shop's window, and waits until the page is told. */
export async function payInWindow(driver, { stranger, shop }) {
  await driver.goTo(`${stranger}/slow-miles/meridian-2`)
  const [page] = await driver.windows()
  await driver.ask(listenForOrder)
  await pressOwn(driver, '[data-till-open=quick-shop]')
  await press(driver, 'till-quick-shop', 'dialog[open] label', '9.5')
  await press(driver, 'till-wallet-buttons', 'button', 'Buy with PayPal')

  const window = await enterNext(driver, [page])
  await until("the shop's window", () => driver.ask(origin => location.origin === origin, shop))
  await pressBox(driver, await resting('PayPal in the window', () => driver.ask(placeOfPayPal)))

  await enterNext(driver, [page, window])
  await pressBox(driver, await resting('Agree and pay', () => driver.ask(placeOfButton, '#pay', 'Agree and pay')))

  await driver.toWindow(window)
  await until('the confirmation', async () => /Thank you/.test(await driver.ask(textOf)))
  await until('what the page knows', async () => /has received your order number/.test(await driver.ask(textOf)))
  await driver.toWindow(page)
  await until('the page to be told of its order', () => driver.ask(orderTold))
}

/** Goes into a window that is none of these. */
async function enterNext(driver, known) {
  const window = await until('another window', async () => (await driver.windows()).find(one => !known.includes(one)))
  await driver.toWindow(window)
  return window
}

function listenForOrder() {
  document.addEventListener('till:order', ({ detail }) => document.body.setAttribute('data-told', detail.orderNumber))
}

function orderTold() {
  return document.body.getAttribute('data-told')
}
