import { expect } from 'chai'
import { sendKeys } from '@web/test-runner-commands'
import { someTotals } from '../../core/testing/a-cart'
import { expectAccessible } from '../testing/axe'
import { bag, eachInItsOwnShop, have, opened, shoe, socks } from '../testing/bag'
import { see, textOf, until } from '../testing/see'
import { refusal } from '../testing/service'

const service = eachInItsOwnShop()

describe('codes in the bag', () => {
  it('takes a code, shows what it does, and gives it back', async () => {
    const on = bag({
      coupon: 'WELCOME10',
      couponItems: [{ code: 'WELCOME10', applied: true }],
      promoSummary: [
        { level: 'ORDER', calloutMessage: '10 % off your order', promotionName: 'Welcome', promotionId: 'w' },
        { level: 'SHIPPING', calloutMessage: 'Express at half price', promotionName: 'Express', promotionId: 'e' },
      ],
      orderPromotions: [{ promotionId: 'w', promotionName: 'Welcome', couponCode: 'WELCOME10', price: 33.6 }],
      totals: someTotals([shoe, socks], { totalDiscount: 33.6, total: 302.4, remainingToPay: 302.4 }),
    })
    service().answer({ 'PUT /cart/v1/coupon': on, 'DELETE /cart/v1/coupon': bag() })
    const { says, dialog, widget } = await opened()
    ;(await see('button', 'Add a promo code', dialog)).click()
    await until(() => widget.shadowRoot?.activeElement?.localName === 'input')
    await sendKeys({ type: 'WELCOME10' })
    await sendKeys({ press: 'Enter' })
    await says(
      /10 % off your order Express at half price Code WELCOME10 applied\..*Subtotal \$336\.00 Welcome −\$33\.60 Total \$302\.40/,
    )
    expect(service().callsTo('PUT /cart/v1/coupon')[0]?.body).to.deep.equal({ cartId: 'basket-1', code: 'WELCOME10' })
    ;(await see('button', 'Remove code WELCOME10', dialog)).click()
    await until(() => !textOf(dialog).includes('WELCOME10'))
  })

  it('says at the field why a code was refused, and keeps what was typed', async () => {
    service().answer({ 'PUT /cart/v1/coupon': () => refusal(400, 'PRM155') })
    const { dialog } = await opened()
    ;(await see('button', 'Add a promo code', dialog)).click()
    const field = (await see('textbox', 'Promo code', dialog)) as HTMLInputElement
    field.value = 'EXPIRED'
    ;(await see('button', 'Apply', dialog)).click()
    await until(() => field.getAttribute('aria-invalid') === 'true')
    expect(field.value).to.equal('EXPIRED')
    await expectAccessible(dialog)
  })
})

describe('the sums of the bag', () => {
  it('B4: add up where shipping is known before checkout, which leaves the tax', async () => {
    const { says } = await opened(
      bag({ totals: someTotals([shoe, socks], { shipping: 6, total: 342, remainingToPay: 342 }) }),
    )
    await says(/Subtotal \$336\.00 Shipping \$6\.00 Total \$342\.00 Tax is calculated at checkout/)
  })

  it('B4: tell the total and what is left to pay of it, where a voucher pays a part', async () => {
    const { says } = await opened(bag({ totals: someTotals([shoe, socks], { remainingToPay: 286 }) }))
    await says(/Subtotal \$336\.00 Total \$336\.00 Left to pay \$286\.00/)
  })

  it('B4: count free shipping as no saving of the goods beside it', async () => {
    const free = {
      level: 'SHIPPING',
      calloutMessage: 'Free',
      promotionName: 'Free delivery',
      promotionId: 'f',
    } as const
    const { dialog, says } = await opened(
      bag({ promoSummary: [free], totals: someTotals([shoe, socks], { totalDiscount: 6 }) }),
    )
    await says(/Subtotal \$336\.00 Free shipping\. Tax is calculated at checkout/)
    expect(textOf(dialog)).not.to.contain('−$6.00')
  })

  it('B4: say that prices include the tax where they do, before and after it is known where things go', async () => {
    const free = { level: 'SHIPPING', calloutMessage: 'Free', promotionName: 'Free', promotionId: 'f' } as const
    const address = { firstName: 'A', lastName: 'B', countryCode: 'IE', addressLine1: '1 A St', city: 'X' }
    const totals = someTotals([shoe, socks], { taxation: 'gross', tax: 56 })
    const { dialog, says } = await opened(bag({ promoSummary: [free], totals }))
    await says(/Subtotal \$336\.00 Free shipping\. Prices include VAT\./)
    expect(textOf(dialog)).not.to.contain('worked out')
    have(bag({ shippingAddress: [address], totals }))
    await says(/Shipping Free Total \$336\.00 Prices include VAT\./)
    expect(textOf(dialog)).not.to.contain('Tax $')
    have(bag({ totals: { ...totals, tax: 0 } }))
    await until(() => !textOf(dialog).includes('VAT'))
  })

  it('B4: show the tax of what is fetched, which is known without an address', async () => {
    const { dialog, says } = await opened(
      bag({ totals: someTotals([shoe, socks], { tax: 12.6, total: 348.6, remainingToPay: 348.6 }) }),
    )
    await says(/Subtotal \$336\.00 .*Tax \$12\.60 Total \$348\.60/)
    // A parcel in the same bag has no price yet.
    expect(textOf(dialog)).not.to.contain('Shipping')
    expect(textOf(dialog)).not.to.contain('worked out')
  })
})

describe('going to checkout from the bag', () => {
  it('is the page’s to prevent, and takes the cart along otherwise', async () => {
    service().answer({ 'POST /token/v2/auth/handoff': () => refusal(500, 'GEN500') })
    const { widget, says } = await opened()
    let asked = 0
    const keep = (event: Event) => {
      asked += 1
      event.preventDefault()
    }
    widget.addEventListener('till:checkout', keep)
    ;(await see('button', 'Checkout')).click()
    expect(asked).to.equal(1)
    expect(service().callsTo('POST /token/v2/auth/handoff')).to.have.length(0)
    widget.removeEventListener('till:checkout', keep)
    ;(await see('button', 'Checkout')).click()
    await says('We could not open checkout.')
    expect(service().callsTo('POST /token/v2/auth/handoff')[0]?.body).to.deep.equal({ basketId: 'basket-1' })
  })
})
