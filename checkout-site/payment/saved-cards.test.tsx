import { expect } from 'chai'
import { Provider } from 'effector-react'
import { deferred } from '../../core/testing/deferred'
import { shopFor } from '../../core/testing/shop-for'
import { all, until } from '../../widgets/testing/see'
import { placeForViews } from '../testing/place-for-views'
import { SavedCards } from './saved-cards'

const card = (paymentInstrumentId: string, main: boolean, expiryYear: number) => ({
  ...{ paymentInstrumentId, main, expiryYear, expiryMonth: 12 },
  ...{ brand: 'visa', last4: '4242', holder: 'Maya Okafor', expired: false },
})

describe('cards that pay in checkout', () => {
  const place = placeForViews()

  it('D1: have names of their own, also where a bank sent a new one under the same number', async () => {
    const paymentInstruments = [card('a', true, 2029), card('b', false, 2031), card('c', false, 2033)]
    const { scope } = await shopFor({ 'GET /consumers-v3/consumer/payment_instruments': { paymentInstruments } })
    place.show(
      <Provider value={scope}>
        <SavedCards holder="" />
      </Provider>,
    )
    await until(() => place.element.querySelectorAll('.savedcard').length > 3, 'The cards are not shown')
    const names = all('button', /4242/, place.element).map(button => button.getAttribute('aria-label'))
    expect(names).to.have.length(5)
    expect(new Set(names).size).to.equal(5)
  })

  it('D1: are forgotten one after another: while one is on its way no other can be pressed in vain', async () => {
    const paymentInstruments = [card('a', true, 2029), card('b', false, 2031)]
    const removed = deferred()
    const shop = await shopFor({
      'GET /consumers-v3/consumer/payment_instruments': { paymentInstruments },
      'DELETE /consumers-v3/consumer/payment_instruments/:paymentInstrumentId': () => removed.promise,
    })
    place.show(
      <Provider value={shop.scope}>
        <SavedCards holder="" />
      </Provider>,
    )
    await until(() => place.element.querySelectorAll('.savedcard').length > 2, 'The cards are not shown')
    const buttons = (of: string) => [...place.element.querySelectorAll<HTMLButtonElement>(of)]
    for (const opener of buttons('.link[aria-expanded]')) opener.click()
    const confirmed = () => buttons('.question .btn')
    await until(() => confirmed().length === 2, 'It is not asked about both')
    confirmed()[0]?.click()
    const isHeld = () => confirmed().at(-1)?.getAttribute('aria-disabled') === 'true'
    await until(isHeld, 'The other can be pressed in vain')
    removed.resolve({ paymentInstruments: paymentInstruments.slice(1) })
    await until(() => confirmed().length === 1 && !isHeld(), 'The other cannot be forgotten now')
  })
})
