import { expect } from 'chai'
import { Provider } from 'effector-react'
import { comparePressed } from '../../../core/catalogue/compare'
import { aProduct } from '../../../core/testing/a-product'
import { shopFor } from '../../../core/testing/shop-for'
import { see, until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { testStatesOf } from '../../testing/screen-states'
import { SizeChartScreen } from '../size-chart/size-chart'
import { CompareScreen } from './compare'

const about = { siteId: 'northlane', language: 'en', modified: '2026-10-01T08:00:00Z', blocks: [] }

const table = { columns: ['US', 'cm'], rows: [['9', '27']] }

describe('J14: a page of the shop', () => {
  testStatesOf([
    {
      name: 'the comparison',
      View: CompareScreen,
      query: 'products=TQ4407AB12',
      full: {
        'GET /products/v2/products/:productId/details': aProduct(),
        'GET /products/v2/products/:productId/inventory': { inventory: [] },
      },
      shows: /Choose another one to see them side by side\. .*Kestrel 2 Remove Price \$140\.00/,
    },
  ])
})

describe('J14: the comparison', () => {
  const place = placeForViews()

  it('shows that nothing was chosen yet as a bag shows that it is empty, not as a failure', async () => {
    const { scope } = await shopFor({})
    place.show(
      <Provider value={scope}>
        <CompareScreen />
      </Provider>,
    )
    await see('heading', 'No products to compare yet')
    expect(place.element.querySelector('[role=status]')).to.equal(null)
  })

  it('hands the focus to what follows when the last one is removed', async () => {
    const { scope, press } = await shopFor({
      'GET /products/v2/products/:productId/details': aProduct(),
      'GET /products/v2/products/:productId/inventory': { inventory: [] },
    })
    await press(comparePressed, { productId: 'TQ4407AB12', name: 'Kestrel 2', image: '', kind: 'footwear' })
    place.show(
      <Provider value={scope}>
        <CompareScreen />
      </Provider>,
    )
    const remove = await see('button', 'Remove Kestrel 2')
    remove.focus()
    remove.click()
    await until(() => !remove.isConnected)
    await until(() => document.activeElement?.matches('main h1'), 'The focus is gone')
  })
})

describe('J14: a page of sizes', () => {
  beforeEach(() => history.replaceState(null, '', '/en-us/size-chart/footwear'))
  testStatesOf([
    {
      name: 'the size chart',
      View: SizeChartScreen,
      full: {
        'GET /fapi/components/size-chart/:productType': {
          ...about,
          key: 'footwear',
          title: 'Shoes, men',
          table,
        },
        'GET /fapi/components/:component': { ...about, key: 'foot-sizes', title: 'Measure your feet', table },
      },
      shows: /Shoes, men US cm 9 27 Measure your feet/,
    },
  ])
})
