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
})
