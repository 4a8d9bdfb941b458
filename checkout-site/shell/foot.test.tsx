import { expect } from 'chai'
import { Provider } from 'effector-react'
import { shopAs } from '../../core/testing/shop-as'
import { until } from '../../widgets/testing/see'
import { placeForViews } from '../testing/place-for-views'
import { Foot } from './foot'

describe('J14: the foot of a page', () => {
  const place = placeForViews()
  const address = location.href
  afterEach(() => history.replaceState(null, '', address))

  const order = '?from=%2Fen-us%2Forder%3Fnumber%3D1'
  for (const [from, before] of [
    ['/en-us/order?number=1', order],
    [`/en-us/location-selector${order}`, order],
    ['/en-us/location-selector', ''],
  ] as const) {
    it(`leads from ${from} to the choice of a region, which then knows the page before it`, async () => {
      history.replaceState(null, '', from)
      const shop = await shopAs(undefined, {})
      place.show(
        <Provider value={shop.scope}>
          <Foot />
        </Provider>,
      )
      const link = () => place.element.querySelector('.where a')?.getAttribute('href')
      await until(() => link() !== undefined, 'There is no link')
      expect(link()).to.equal(`/en-us/location-selector${before}`)
    })
  }
})
