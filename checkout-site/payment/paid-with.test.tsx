import { expect } from 'chai'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import type { PaymentInstrument } from '../../core/shapes/payment-instrument'
import { until } from '../../widgets/testing/see'
import { placeForViews } from '../testing/place-for-views'
import { PaidWith } from './paid-with'

const place = placeForViews()
const visa: PaymentInstrument = {
  payment_instrument_id: 'one',
  payment_method_id: 'CREDIT_CARD',
  amount: 112,
  card: { brand: 'visa', last4: '1111', main: false, address: null },
}
const giftCard: PaymentInstrument = {
  payment_instrument_id: 'two',
  payment_method_id: 'GIFT_CARD',
  amount: 25,
  giftCard: { number: '****1234', balance: 25 },
}

describe('what pays', () => {
  it('D1: has the mark of its brand beside its name, which says the same', async () => {
    place.show(
      <Provider value={fork()}>
        <PaidWith instruments={[giftCard, visa]} reward={undefined} currency="USD" />
      </Provider>,
    )
    await until(() => place.element.querySelector('svg.mark'))
    expect(place.element.querySelectorAll('svg.mark')).to.have.length(1)
    expect(place.element.querySelector('svg.mark')?.getAttribute('aria-hidden')).to.equal('true')
    expect(place.element.textContent).to.include('1111')
  })
})
