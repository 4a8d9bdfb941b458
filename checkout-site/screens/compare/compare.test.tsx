import { aProduct } from '../../../core/testing/a-product'
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
