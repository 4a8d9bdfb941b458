import { expect } from 'chai'
import { Provider } from 'effector-react'
import { shopFor } from '../../../core/testing/shop-for'
import { until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { ExpiryForm } from './expiry-form'

describe('until when a card is good', () => {
  const place = placeForViews()

  it('M8: its years begin with this one by the service’s clock, whatever the browser’s says', async () => {
    const { scope } = await shopFor({ 'GET /fapi/server/time': { timestamp: '2041-06-01T12:00:00.000Z' } })
    const card = {
      ...{ paymentInstrumentId: 'c1', main: true, brand: 'visa', last4: '1111', holder: 'Maya Okafor' },
      ...{ expiryMonth: 12, expiryYear: 2040, expired: true },
    }
    place.show(
      <Provider value={scope}>
        <ExpiryForm card={card} onDone={() => {}} />
      </Provider>,
    )
    await until(
      () => place.element.querySelector('[name=year] option')?.textContent === '2041',
      'The years begin with another',
    )
    const months = () =>
      [...place.element.querySelectorAll('[name=month] option')].map(({ textContent }) => textContent)
    await until(() => months()[0] === '06', 'Months of this year that are past are offered')
    const year = place.element.querySelector<HTMLSelectElement>('[name=year]') as HTMLSelectElement
    year.value = '2042'
    year.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => months().length === 12, 'A later year lacks months')
  })

  const years = () => [...place.element.querySelectorAll('[name=year] option')].map(({ textContent }) => textContent)
  const good = {
    ...{ paymentInstrumentId: 'c1', main: true, brand: 'visa', last4: '1111', holder: 'Maya Okafor' },
    ...{ expiryMonth: 12, expiryYear: 2045, expired: false },
  }
  const clock = { 'GET /fapi/server/time': { timestamp: '2041-06-01T12:00:00.000Z' } }

  it('F3: its years reach as far as a card can be good, and to the card’s own', async () => {
    const { scope } = await shopFor(clock)
    const show = (card: typeof good) =>
      place.show(
        <Provider value={scope}>
          <ExpiryForm key={card.expiryYear} card={card} onDone={() => {}} />
        </Provider>,
      )
    show(good)
    await until(() => years()[0] === '2041' && years().at(-1) === '2061', 'The last year is another')
    show({ ...good, expiryYear: 2070 })
    await until(() => years().at(-1) === '2070', 'The card’s own year is missing')
  })

  it('F3: a date that is saved as it was closes the form, too', async () => {
    const { scope, callsTo } = await shopFor({
      ...clock,
      'PATCH /consumers-v3/consumer/payment_instruments/:paymentInstrumentId': { paymentInstruments: [good] },
    })
    let closed = 0
    place.show(
      <Provider value={scope}>
        <ExpiryForm card={good} onDone={() => closed++} />
      </Provider>,
    )
    const form = await until(() => place.element.querySelector('form'))
    form.requestSubmit()
    await until(() => closed === 1, 'The form stays')
    expect(callsTo('PATCH /consumers-v3/consumer/payment_instruments/:paymentInstrumentId')).to.have.length(1)
  })
})
