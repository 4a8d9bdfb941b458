import { expect } from 'chai'
import { Provider } from 'effector-react'
import { eraseSubmitted } from '../../../core/my-data'
import { shopAs } from '../../../core/testing/shop-as'
import { refuse } from '../../../core/testing/shop-for'
import { see } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { AccountData } from './account-data'

describe('the data of an account', () => {
  const place = placeForViews()

  it('F1: whose erasure waits for an order leads to that order', async () => {
    const shop = await shopAs(
      { consumerType: 'REGISTERED' },
      {
        'GET /consumers-v3/consumer/data/copy': { state: 'none', expiresAt: null },
        'POST /consumers-v3/consumer/data/erase': refuse(409, 'PRO420', { orderNumber: '1001' }),
      },
    )
    place.show(
      <Provider value={shop.scope}>
        <AccountData />
      </Provider>,
    )
    await see('button', 'Request a copy', place.element)
    await shop.press(eraseSubmitted, 'Till-demo-1')
    const link = await see('link', 'Order 1001', place.element)
    expect(link.getAttribute('href')).to.match(/\/account\/order\?number=1001$/)
    expect(link.closest('[role=alert]')).not.to.equal(null)
  })
})
