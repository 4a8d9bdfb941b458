import { expect } from 'chai'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { bag, eachInItsOwnShop, opened, shoe } from '../testing/bag'
import { see, textOf, until } from '../testing/see'
import { refusal } from '../testing/service'

const service = eachInItsOwnShop()

/** What has the focus in the widget, by its name. */
const focused = (widget: HTMLElement) => {
  const element = widget.shadowRoot?.activeElement
  return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
}

/** What is read out, of all regions. */
const received = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('[role=status], [role=alert]')].map(textOf).join(' ')

async function press(dialog: HTMLElement, name: string) {
  const button = await see('button', name, dialog)
  button.focus()
  await sendKeys({ press: 'Enter' })
}

describe('the focus in the bag', () => {
  it('X2: stays in the bag when its last line leaves, and when it is back', async () => {
    const one = bag({ items: [shoe] })
    service().answer({ 'DELETE /cart/v1/item': () => bag({ items: [] }), 'POST /cart/v1/item': () => one })
    const { widget, dialog } = await opened(one)
    await see('button', 'Save Kestrel 2 for later', dialog)
    await press(dialog, 'Remove Kestrel 2')
    await until(() => textOf(dialog).includes('Your bag is empty'))
    await until(() => focused(widget) === 'Continue shopping', `The focus is at ${focused(widget)}`)
    await press(dialog, 'Undo')
    await see('button', 'Remove Kestrel 2', dialog)
    await until(() => focused(widget) !== '' && dialog.contains(widget.shadowRoot?.activeElement ?? null))
    await until(() => received(dialog).includes('Kestrel 2 is in your bag again'))
  })
})

describe('what is read out in the bag', () => {
  it('X7: is why a code was refused', async () => {
    service().answer({ 'PUT /cart/v1/coupon': () => refusal(400, 'PRM155') })
    const { dialog } = await opened()
    await press(dialog, 'Add a promo code')
    await sendKeys({ type: 'OLD' })
    await sendKeys({ press: 'Enter' })
    await until(() => /code/i.test(received(dialog)), `Heard: ${received(dialog)}`)
  })
})

describe('the bag in a small window', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }))

  it('shows what is said of the whole bag however far its lines are scrolled, and the sums that were last seen', async () => {
    await setViewport({ width: 360, height: 640 })
    service().answer({ 'PUT /cart/v1/cart/:basketId/item': () => Promise.reject(new TypeError('gone')) })
    const items = [1, 2, 3, 4, 5].map(at => ({ ...shoe, id: `item-${at}`, name: `Shoe ${at}` }))
    const { dialog, says } = await opened(bag({ items }))
    const last = (await see('button', 'Remove Shoe 5', dialog)) as HTMLElement
    last.scrollIntoView()
    const more = [...dialog.querySelectorAll<HTMLElement>('[aria-label="One more"]')].at(-1)
    more?.click()
    await says('We could not update your bag.')
    const { top, height } = dialog.querySelector('.notice')?.getBoundingClientRect() ?? new DOMRect()
    expect(top).to.be.within(0, 300)
    expect(height).to.be.greaterThan(0)
    expect(textOf(dialog.querySelector('.df') as HTMLElement)).to.include('$560.00')
  })

  it('X8: scrolls as one where 320 by 256 pixels leave no room between head and foot', async () => {
    await setViewport({ width: 320, height: 256 })
    const { dialog } = await opened()
    const list = dialog.querySelector('.db') as HTMLElement
    expect(list.clientHeight).to.equal(list.scrollHeight)
    expect(dialog.scrollHeight).to.be.greaterThan(dialog.clientHeight)
    const pay = await see('button', 'Checkout', dialog)
    pay.focus()
    await until(() => pay.getBoundingClientRect().bottom <= 256)
  })
})
