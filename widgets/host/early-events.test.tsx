import { expect } from 'chai'
import { scopeBind } from 'effector'
import { type AnalyticsEvent, tracked } from '../../core/analytics'
import { pageScope } from '../../core/runtime/scope'
import { loaderParts } from '../testing/loader-parts'
import { testPage } from '../testing/put-widget'
import { until } from '../testing/see'
import { theServiceAnswers } from '../testing/the-service'
import { givePage } from './page'
import { startShop } from './shop'

const track = scopeBind(tracked, { scope: pageScope })
const seen = (id: string): AnalyticsEvent => ({
  event: 'view_item',
  ecommerce: { items: [{ item_id: id, item_name: id, price: 1, quantity: 1 }] },
})

const cookie = `OptanonConsent=groups=${encodeURIComponent('C0001:1,C0002:1')}`

before(async function () {
  this.timeout(60_000)
  Object.defineProperty(document, 'cookie', { get: () => cookie, configurable: true })
  await import('./data-layer')
})
after(() => Reflect.deleteProperty(document, 'cookie'))

it('M4, K3: what happens before anybody listens is reported, once, where the page’s cookie grants it from the start', async () => {
  theServiceAnswers({})
  givePage({ ...loaderParts, config: testPage, start: async () => {} })
  const told: AnalyticsEvent[] = []
  const listeners = new Map([['analytics', new Set([(event: never) => void told.push(event)])]])
  const config = { ...testPage, locale: 'fr-FR', sampling: 0 }
  await startShop(config, { listeners, late: {}, configure() {} }, async () => {})
  track(seen('first'))
  await until(() => told.length > 0, 'Nobody hears of it')
  track(seen('second'))
  expect(told).to.deep.equal([seen('first'), seen('second')])
})
