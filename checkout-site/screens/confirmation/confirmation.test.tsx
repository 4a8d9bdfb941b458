import { expect } from 'chai'
import { Provider } from 'effector-react'
import { aToken } from '../../../core/testing/a-token'
import { anAddress, anOrder } from '../../../core/testing/an-order'
import { deferred } from '../../../core/testing/deferred'
import { noAnswer, refuse, shopFor } from '../../../core/testing/shop-for'
import { see, until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { OrderLookUp } from '../order-look-up/order-look-up'
import { Confirmation } from './confirmation'

const place = placeForViews()
const text = () => place.element.textContent ?? ''
const address = location.href
const look = 'POST /consumers-v3/consumer/TrackOrder'
afterEach(() => history.replaceState(null, '', address))

async function shown(answer: unknown, token = aToken(), hash = '') {
  history.replaceState(null, '', `?order=NL-1${hash}`)
  const settings = {
    locales: [],
    currencies: [],
    trust: 'first-party',
    features: { mail: true },
    environment: 'sandbox',
  }
  const { scope, callsTo } = await shopFor({
    'POST /token/v2/auth/token': () => token,
    'GET /consumers-v3/consumer/purchase/:orderId': answer,
    'GET /fapi/site/settings': settings,
    [look]: answer,
  })
  place.show(
    <Provider value={scope}>
      <Confirmation />
    </Provider>,
  )
  return { scope, callsTo }
}

describe('a confirmation that cannot be read', () => {
  for (const [what, status, code] of [
    ['a number that no order has', 404, 'OHS4004'],
    ['an order of somebody else', 403, 'AUT403'],
    ['a session that has ended', 401, 'AUT401'],
  ] as const) {
    it(`C9: of ${what} says that it cannot be shown here, and leads to where orders are found`, async () => {
      await shown(refuse(status, code))
      await until(() => text().includes('This order cannot be shown here'), `It says: ${text()}`)
      expect(text()).to.include('If you have just placed it, nothing is lost.')
      expect(text()).not.to.include('number and email. Check both')
      expect(text()).not.to.include('Your order is placed')
      const link = (await see('link', 'Find an order', place.element)) as HTMLAnchorElement
      expect(link.getAttribute('href')).to.match(/\/order\?number=NL-1$/)
    })
  }

  for (const [what, answer] of [
    ['fails', refuse(500, 'GEN500')],
    ['has too many requests', refuse(429, 'GEN500')],
    ['is not reached', noAnswer()],
  ] as const) {
    it(`C9: where the service ${what} says that the order is placed, and reads it again`, async () => {
      await shown(answer)
      await until(() => text().includes('Your order is placed'), `It says: ${text()}`)
      await see('button', 'Try again', place.element)
    })
  }
})

describe('a confirmation', () => {
  it('C9: thanks whoever ordered, whatever part of it somebody else picks up', async () => {
    await shown(
      anOrder({
        shipments: [
          { shippingId: 'pickup-S001', class: 'pickup', applicableShippingMethods: [] },
          { shippingId: 'home', class: 'home', applicableShippingMethods: [] },
        ],
        shippingAddress: [
          anAddress({ shippingId: 'pickup-S001', firstName: 'Noor', email: 'noor@example.com' }),
          anAddress({ shippingId: 'home', firstName: 'Maya', email: 'maya@example.com' }),
        ],
      }),
    )
    await until(() => text().includes('on its way to maya@example.com'), `It says: ${text()}`)
    expect(text()).to.include('Thank you, Maya')
  })

  it('C9: thanks whoever the bill is for, where the parcel goes to somebody else', async () => {
    await shown(
      anOrder({
        shippingAddress: [anAddress({ firstName: 'Noor' })],
        billingAddress: anAddress({ firstName: 'Maya' }),
      }),
    )
    await until(() => text().includes('Thank you, Maya'), `It says: ${text()}`)
  })

  it('C9: thanks whoever is signed in, where bill and parcel are somebody else’s', async () => {
    const noor = anAddress({ firstName: 'Noor' })
    const token = aToken({ consumerType: 'REGISTERED', firstName: 'Maya' })
    await shown(anOrder({ shippingAddress: [noor], billingAddress: noor }), token)
    await until(() => text().includes('Thank you, Maya'), `It says: ${text()}`)
  })

  it('C9: of an order that was taken back says so, and promises nothing', async () => {
    await shown(anOrder({ status: 'cancelled' }))
    await until(() => text().includes('Canceled'), `It says: ${text()}`)
    expect(text()).to.not.match(/Thank you|packing|Arrives|See or cancel/)
  })

  it('C9: leads a guest to their order without asking for the e-mail address again', async () => {
    const order = anOrder({ shippingAddress: [anAddress({ email: 'maya@example.com' })] })
    const { scope, callsTo } = await shown(order)
    const link = (await see('link', 'See or cancel this order', place.element)) as HTMLAnchorElement
    link.click()
    expect(location.search).to.equal(`?number=${order.orderNumber}`)
    place.show(
      <Provider value={scope}>
        <OrderLookUp />
      </Provider>,
    )
    await see('button', 'Look up another order', place.element)
    expect(callsTo(look)[0]?.body).to.deep.equal({ orderNumber: order.orderNumber, email: 'maya@example.com' })
  })

  it('D5: has the way back to the page at hand when the order comes, so that it moves nothing', async () => {
    const answer = deferred<ReturnType<typeof anOrder>>()
    await shown(() => answer.promise, aToken(), '#state=attempt-1&own=1&origin=https://blog.example')
    await until(() => location.hash === '')
    expect(text()).not.to.include('Close this window')
    answer.resolve(anOrder())
    await until(() => text().includes('Thank you'), `It says: ${text()}`)
    expect(text()).to.include('Close this window')
  })
})
