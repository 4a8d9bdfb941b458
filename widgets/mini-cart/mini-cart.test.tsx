import { expect } from 'chai'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import type { Cart } from '../../core/shapes/cart'
import { someTotals } from '../../core/testing/a-cart'
import { expectAccessible } from '../testing/axe'
import { bag, bagOf, eachInItsOwnShop, have, opened, put, shoe, socks } from '../testing/bag'
import { all, see, textOf, until } from '../testing/see'
import { refusal } from '../testing/service'

const service = eachInItsOwnShop()

/** The button of the first line, once the line is there. */
const oneMore = (dialog: HTMLElement) =>
  until(() => all('button', 'One more', dialog)[0], 'No line can be had once more')

describe('<till-mini-cart>, closed', () => {
  it('shows what this browser last saw, before any call and any view', async () => {
    localStorage.setItem(
      'till:pk_test:cart',
      JSON.stringify({ v: 1, basketId: 'b', count: 120, lines: [], totals: {} }),
    )
    const widget = await put()
    const button = widget.shadowRoot?.querySelector('button')
    expect(button?.getAttribute('aria-label')).to.equal('Bag, 99+ items')
    expect(button?.textContent).to.equal('99+')
    expect(service().calls).to.deep.equal([])
    await expectAccessible(widget)
  })

  it('makes no call for a visitor who has no cart, though its view has come', async () => {
    const widget = await put()
    await widget.arrive()
    const button = await see('button', 'Bag, empty')
    expect(button.getBoundingClientRect().width).to.equal(44)
    await new Promise(requestAnimationFrame)
    expect(service().calls).to.deep.equal([])
  })

  it('is the same to the pixel before and after its view', async () => {
    localStorage.setItem(
      'till:pk_test:cart',
      JSON.stringify({ v: 1, basketId: 'basket-1', count: 3, lines: [], totals: {} }),
    )
    const widget = await put()
    const measure = () =>
      [...(widget.shadowRoot?.querySelectorAll('button, .badge, .bag i') ?? [])].map(part =>
        JSON.stringify(part.getBoundingClientRect()),
      )
    const before = measure()
    expect(before).to.have.length(3)
    await widget.arrive()
    have(bag())
    await see('button', 'Bag, 3 items')
    expect(measure()).to.deep.equal(before)
  })
})

describe('<till-mini-cart>, on a dark bar', () => {
  it('has the colour of the bar’s text while closed, and its own in the drawer', async () => {
    const colourOf = (element: Element | null | undefined) => (element ? getComputedStyle(element).color : 'nothing')
    const widget = await put()
    const bar = widget.parentElement as HTMLElement
    bar.style.color = 'rgb(250, 250, 250)'
    expect(colourOf(widget.shadowRoot?.querySelector('button'))).to.equal('rgb(250, 250, 250)')
    await widget.arrive()
    have(bag())
    ;(await see('button', /^Bag/)).click()
    const dialog = await see('dialog', 'Your bag')
    expect(colourOf(await see('button', /^Bag/))).to.equal('rgb(250, 250, 250)')
    expect(colourOf(dialog)).to.equal('rgb(25, 25, 24)')
    expect(colourOf(dialog.querySelector('h2'))).to.equal('rgb(25, 25, 24)')
  })
})

describe('<till-mini-cart>, open', () => {
  it('X2: takes the focus, gives it back on Escape, and says what is in it', async () => {
    const { dialog, says } = await opened()
    expect(dialog.contains(document.querySelector('till-mini-cart')?.shadowRoot?.activeElement ?? null)).to.equal(true)
    await says(/Your bag \(3\).*Kestrel 2 Cobalt, US 9 .*Crew socks/)
    await sendKeys({ press: 'Escape' })
    await until(() => all('dialog').length === 0)
    expect(document.querySelector('till-mini-cart')?.shadowRoot?.activeElement?.getAttribute('aria-label')).to.equal(
      'Bag, 3 items',
    )
  })

  it('X1: has no fault that axe knows: full, empty, with errors, light, dark, narrow, from right to left', async () => {
    const { widget } = await opened(
      bag({ items: [shoe, { ...socks, unavailable: 'ORD404' }], couponItems: [{ code: 'X', applied: false }] }),
    )
    for (const [scheme, width, dir] of [
      ['light', 1280, 'ltr'],
      ['dark', 360, 'ltr'],
      ['light', 360, 'rtl'],
    ] as const) {
      await setViewport({ width, height: 800 })
      document.documentElement.style.colorScheme = scheme
      document.documentElement.style.background = scheme === 'dark' ? '#111' : ''
      document.documentElement.dir = dir
      await expectAccessible(widget)
    }
    document.documentElement.removeAttribute('style')
    document.documentElement.dir = ''
    await setViewport({ width: 800, height: 600 })
    have(bag({ items: [] }))
    await see('heading', 'Your bag is empty')
    await expectAccessible(widget)
  })

  it('shows the quantity that was pressed at once, and the sum when the service has agreed', async () => {
    let agree = (_cart: Cart) => {}
    service().answer({
      'PUT /cart/v1/cart/:basketId/item': () =>
        new Promise<Cart>(resolve => {
          agree = resolve
        }),
    })
    const { dialog } = await opened()
    ;(await oneMore(dialog)).click()
    await until(() => dialog.querySelector('.line output')?.textContent === '2')
    expect(textOf(dialog)).to.not.include('$112.00')
    await until(() => service().callsTo('PUT /cart/v1/cart/:basketId/item').length)
    agree(bagOf(2))
    await until(() => textOf(dialog).includes('$224.00'))
    await until(() => textOf(dialog).includes('Kestrel 2: quantity 2'))
  })

  it('shows what a line was and what is saved, also of two', async () => {
    const two = bagOf(2)
    const { says, dialog } = await opened({ ...two, totals: { ...two.totals, saved: 112 } })
    await says(/You save −\$112\.00/)
    expect(textOf(dialog)).to.match(/\$224\.00 was \$280\.00/)
  })

  it('ends at the maximum, and says what it is', async () => {
    const { dialog, says } = await opened(bag({ items: [{ ...socks, qty: 3 }] }))
    await says('You can order up to 3 of these.')
    const more = await see('button', 'One more', dialog)
    expect(more.getAttribute('aria-disabled')).to.equal('true')
    more.click()
    expect(service().callsTo('PUT /cart/v1/cart/:basketId/item')).to.have.length(0)
  })

  it('says the maximum that the service knows better', async () => {
    service().answer({ 'PUT /cart/v1/cart/:basketId/item': () => refusal(409, 'INV408', { maxAllowedQty: 1 }) })
    const { says, dialog } = await opened()
    ;(await oneMore(dialog)).click()
    await says('You can order up to 1 of these.')
    await until(() => dialog.querySelector('.line output')?.textContent === '1', 'The quantity stays')
  })

  it('lets a line go, tells it, and puts the focus on the one that takes its place', async () => {
    service().answer({ 'DELETE /cart/v1/item': () => bag({ items: [socks] }) })
    const { widget, dialog } = await opened()
    const remove = await see('button', 'Remove Kestrel 2', dialog)
    remove.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => textOf(dialog).includes('Kestrel 2 is no longer in your bag'))
    await until(() => widget.shadowRoot?.activeElement?.getAttribute('aria-label') === 'Remove Crew socks')
  })

  it('keeps a line that could not be removed, and says so', async () => {
    service().answer({ 'DELETE /cart/v1/item': () => refusal(500, 'GEN500') })
    const { says, dialog } = await opened()
    ;(await see('button', 'Remove Kestrel 2', dialog)).click()
    await says('Unable to remove item from cart. Please try again later.')
  })

  it('does not let a bag be bought that holds what is gone, and says what to remove', async () => {
    const { says } = await opened(bag({ items: [shoe, { ...socks, unavailable: 'INV700' }] }))
    await says(/Sold out. Remove it to check out.*Remove Crew socks to continue\./)
    expect((await see('button', 'Checkout')).getAttribute('aria-disabled')).to.equal('true')
  })

  it('tells of a line whose last ones others hold that it is worth another try', async () => {
    const { says } = await opened(bag({ items: [shoe, { ...socks, unavailable: 'INV703' }] }))
    await says(/Other shoppers hold the last ones\. Try again in a few minutes, or remove it to check out\./)
  })

  it('B8: tells how near a promotion is, until it is dismissed', async () => {
    const { says } = await opened(
      bag({
        approachingPromotions: [
          {
            promotionId: 'free',
            promotionClass: 'SHIPPING',
            approachingDisplayLevel: ['MINI_CART'],
            calloutMsg: 'Add $25.00 more for free delivery.|Past it.|Your order ships free.',
            distanceFromConditionThreshold: 25,
            threshold: 100,
          },
        ],
      }),
    )
    await says('Add \\$25.00 more for free delivery.')
    ;(await see('button', 'Hide: Add $25.00 more for free delivery.')).click()
    await until(() => all('button', /^Hide/).length === 0, 'The promotion is still told of')
    await expectAccessible()
  })

  it('B8: tells once that a promotion is reached: above the lines, and below them where that was dismissed', async () => {
    const promotion = { promotionId: 'ship', promotionName: 'Free delivery' }
    const { dialog, says } = await opened(
      bag({
        promoSummary: [{ ...promotion, level: 'SHIPPING', calloutMessage: 'Your order ships free' }],
        approachingPromotions: [
          {
            promotionId: 'ship',
            promotionClass: 'SHIPPING',
            approachingDisplayLevel: ['MINI_CART'],
            calloutMsg: 'Nearly free.|Your order ships free.|Your order ships free.',
            distanceFromConditionThreshold: 0,
          },
        ],
      }),
    )
    await says(/Your order ships free\..*Add a promo code/)
    const times = () => textOf(dialog).split('Your order ships free').length - 1
    expect(times()).to.equal(1)
    ;(await see('button', 'Hide: Your order ships free.')).click()
    await until(() => /Your order ships free Add a promo code/.test(textOf(dialog)), 'It is not told of any more')
    expect(times()).to.equal(1)
  })

  it('shows the tax where prices come without it, once it is known, and what remains to be paid', async () => {
    const address = { firstName: 'A', lastName: 'B', countryCode: 'US', addressLine1: '1 A St', city: 'X' }
    const totals = someTotals([shoe, socks], { tax: 12.6, shipping: 5, total: 353.6, remainingToPay: 303.6 })
    const { says } = await opened(bag({ shippingAddress: [address], totals }))
    await says(/Subtotal \$336\.00 Shipping \$5\.00 Tax \$12\.60 Total \$353\.60 Left to pay \$303\.60/)
    have(bag({ shippingAddress: [address], totals: { ...totals, taxation: 'gross' } }))
    await says(/Subtotal \$336\.00 Shipping \$5\.00 Total \$353\.60 Left to pay \$303\.60/)
  })

  it('T15: keeps showing what was last seen while nobody answers, and tries again', async () => {
    service().answer({ 'PUT /cart/v1/cart/:basketId/item': () => Promise.reject(new TypeError('gone')) })
    const { says, dialog } = await opened()
    ;(await oneMore(dialog)).click()
    await says('We could not update your bag.')
    await says('Kestrel 2')
    service().answer({ 'PUT /cart/v1/cart/:basketId/item': bagOf(2) })
    ;(await see('button', 'Try again', dialog)).click()
    await says('\\$224\\.00')
    await until(() => !textOf(dialog).includes('We could not update'))
  })
})
