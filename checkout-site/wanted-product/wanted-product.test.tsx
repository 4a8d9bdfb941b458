import { expect } from 'chai'
import { createStore } from 'effector'
import { Provider } from 'effector-react'
import { $dialogs, dialogOpened, dialogWanted } from '../../core/dialogs'
import { $toasts } from '../../core/notices'
import { shopAs } from '../../core/testing/shop-as'
import { until } from '../../widgets/testing/see'
import { placeForViews } from '../testing/place-for-views'
import { WantedProduct } from './wanted-product'

const $opened = createStore<readonly unknown[]>([]).on(dialogOpened, (all, { props }) => [...all, props?.['product']])

describe('a product that is asked for on a screen', () => {
  const place = placeForViews()

  it('G8: opens in the quick shop, and not once more on the next screen', async () => {
    const shop = await shopAs(undefined, {})
    const show = (screen: string) =>
      place.show(
        <Provider value={shop.scope}>
          <WantedProduct key={screen} />
        </Provider>,
      )
    const want = (product: string) => void shop.press(dialogWanted, { name: 'quick-shop', props: { product } })
    show('search')
    want('TQ4407AB12')
    await until(() => shop.see($opened).length === 1, 'It is not open')
    show('cart')
    await until(() => shop.see($dialogs).length === 0, 'It is still open')
    want('TQ4407AB14')
    await until(() => shop.see($opened).includes('TQ4407AB14'), 'The other one is not open')
    expect(shop.see($opened)).to.deep.equal(['TQ4407AB12', 'TQ4407AB14'])
  })

  it('G1: opens to change a line of the cart, too', async () => {
    const shop = await shopAs(undefined, {})
    place.show(
      <Provider value={shop.scope}>
        <WantedProduct />
      </Provider>,
    )
    const props = { product: 'TQ4407AB12', item: 'item-1', context: 'update-cart-item' }
    void shop.press(dialogWanted, { name: 'quick-shop', props })
    await until(() => shop.see($dialogs).length === 1, 'It is not open')
    expect(shop.see($dialogs)[0]?.props).to.deep.equal(props)
  })

  it('G8: says so where the quick shop cannot be loaded', async () => {
    const shop = await shopAs(undefined, {})
    place.show(
      <Provider value={shop.scope}>
        <WantedProduct load={async () => Promise.reject(new Error('The file is lost'))} />
      </Provider>,
    )
    void shop.press(dialogWanted, { name: 'quick-shop', props: { product: 'TQ4407AB12' } })
    await until(() => shop.see($toasts).length > 0, 'Nothing is said')
    expect(shop.see($toasts)[0]).to.include({ code: 'unreachable', tone: 'danger' })
  })

  it('G8: does not open where its screen is left before the quick shop has come', async () => {
    const shop = await shopAs(undefined, {})
    const show = (screen: string) =>
      place.show(
        <Provider value={shop.scope}>
          <WantedProduct key={screen} />
        </Provider>,
      )
    show('search')
    void shop.press(dialogWanted, { name: 'quick-shop', props: { product: 'TQ4407AB12' } })
    show('cart')
    await import('../../widgets/quick-shop/in-site')
    await new Promise(requestAnimationFrame)
    void shop.press(dialogWanted, { name: 'quick-shop', props: { product: 'TQ4407AB14' } })
    await until(() => shop.see($opened).length > 0, 'The other one is not open')
    expect(shop.see($opened)).to.deep.equal(['TQ4407AB14'])
  })
})
