import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addToCartPressed } from '../cart'
import { $dialogs, dialogOpened } from '../dialogs'
import { fakeStorage } from '../testing/fake-storage'
import { aCart, anItem } from '../testing/a-cart'
import { aStore } from '../testing/a-store'
import { skipWaits } from '../testing/shop-clock'
import { type Call, noAnswer, refuse, type Shop, shopFor } from '../testing/shop-for'
import '../wiring/stores/stores-and-cart'
import '../wiring/stores/stores-are-dialogs'
import {
  $change,
  $elsewhere,
  $favourite,
  $pickUpError,
  $isReturningToDelivery,
  $places,
  $positionProblem,
  $searchError,
  changeConfirmed,
  changeDeclined,
  deliveryChosen,
  placeChosen,
  positionAgreed,
  positionRequested,
  positionDeclined,
  queryTyped,
  searchSubmitted,
} from './index'

const searchCall = 'POST /stores/v1/search'
const update = 'PUT /cart/v1/cart/:basketId/item'
const read = 'GET /cart/v1/cart/:basketId'

type Delivered = Record<string, string | null>

/** A cart of two shoes; each fetched at the store that is named for it. */
function cartOf(stores: Delivered = {}) {
  return aCart({
    items: ['one', 'two'].map(id =>
      anItem({
        id,
        shippingOptions: {
          selected: stores[id] ? 'pickup' : 'home',
          available: ['home', 'pickup', 'sts'],
          shippingMethod: null,
          storeInfo: stores[id] ? { id: stores[id] ?? '', name: `Northlane ${stores[id]}` } : null,
        },
      }),
    ),
  })
}

fakeStorage('localStorage')
// Each dialog takes a moment to close.
beforeEach(skipWaits)

/** A shop whose service moves lines as it is told. */
async function shopAt(stores: Delivered = {}, answers: Record<string, unknown> = {}): Promise<Shop> {
  const now: Delivered = { ...stores }
  const shop = await shopFor({
    'POST /cart/v1/cartWithItem': () => cartOf(now),
    [read]: () => cartOf(now),
    [searchCall]: {
      stores: [aStore('S001'), aStore('S002')],
      place: { latitude: 45, longitude: -122, label: 'Portland' },
    },
    [update]: ({ body }: Call) => {
      const { itemId, storeId } = body as { itemId: string; storeId: string | null }
      now[itemId] = storeId
      return cartOf(now)
    },
    ...answers,
  })
  await shop.press(addToCartPressed, { productId: 'TQ4407AB12', upc: 'upc-one' })
  shop.calls.length = 0
  return shop
}

const pick = (shop: Shop, item = 'one') =>
  shop.press(dialogOpened, { name: 'pickup-in-store', owner: 'page', props: { item } })
const open = (shop: Shop) =>
  shop
    .see($dialogs)
    .filter(({ state }) => state === 'open')
    .map(({ name }) => name)

describe('choosing where a line is fetched', () => {
  test('looks for stores that have it, moves the line, and remembers the store', async () => {
    const shop = await shopAt()
    await pick(shop)
    expect(shop.callsTo(searchCall)[0]?.body).toEqual({ items: [{ upc: 'upc-one', qty: 1 }] })
    const chosen = shop.press(placeChosen, aStore('S001'))
    expect(open(shop), 'nothing is asked').toEqual(['pickup-in-store'])
    await chosen
    expect(shop.callsTo(update).map(({ body }) => body)).toEqual([
      { cartId: 'basket-1', itemId: 'one', qty: 1, storeId: 'S001' },
    ])
    expect(open(shop)).toEqual([])
    expect(shop.see($favourite)).toEqual({ id: 'S001', name: 'Northlane S001' })
    expect(shop.callsTo(read).at(-1)?.query).toMatchObject({ favStoreId: 'S001' })
  })

  test('asks first where another line is fetched elsewhere; all of them move when that is wished', async () => {
    const shop = await shopAt({ two: 'S002' })
    await pick(shop)
    await shop.press(placeChosen, aStore('S001'))
    expect(open(shop)).toEqual(['pickup-in-store', 'change-store-confirmation'])
    expect(shop.see($elsewhere).map(({ itemId }) => itemId)).toEqual(['two'])
    expect(shop.callsTo(update)).toHaveLength(0)
    await shop.press(changeConfirmed, 'all')
    expect(shop.callsTo(update).map(({ body }) => (body as { itemId: string }).itemId)).toEqual(['one', 'two'])
    expect(open(shop)).toEqual([])
  })

  test('leaves everything as it is where the change is declined', async () => {
    const shop = await shopAt({ two: 'S002' })
    await pick(shop)
    await shop.press(placeChosen, aStore('S001'))
    await shop.press(changeDeclined)
    expect(shop.callsTo(update)).toHaveLength(0)
    expect(open(shop)).toEqual(['pickup-in-store'])
  })

  test('tells that the store is another one now', async () => {
    const shop = await shopAt()
    await pick(shop)
    await shop.press(placeChosen, aStore('S001'))
    await pick(shop)
    await shop.press(placeChosen, aStore('S002'))
    expect(open(shop)).toEqual(['store-changed'])
    expect(shop.see($change)).toMatchObject({ from: 'Northlane S001', place: { storeId: 'S002' } })
  })

  test.each(['INV701', 'INV408', 'STR404', 'SHP404'])(
    '%s is shown in the picker, and no line has moved',
    async code => {
      const shop = await shopAt({}, { [update]: refuse(409, code, { maxAllowedQty: 1 }) })
      await pick(shop)
      await shop.press(placeChosen, aStore('S001'))
      expect(shop.see($pickUpError)).toMatchObject({ code })
      expect(open(shop)).toEqual(['pickup-in-store'])
      expect(shop.see($favourite)).toBeNull()
    },
  )

  test('changes a line back to delivery', async () => {
    const shop = await shopAt({ one: 'S001' })
    await shop.press(deliveryChosen, ['one'])
    expect(shop.callsTo(update)[0]?.body).toMatchObject({ itemId: 'one', storeId: null })
  })

  test('C3, C4: that cannot come home stays where it is, and its dialogs say why', async () => {
    const shop = await shopAt({ one: 'S001' }, { [update]: refuse(409, 'INV700') })
    const method = { name: 'cart-change-shipping-method', owner: 'page', props: { item: 'one' } }
    const namesOf = () => shop.see($dialogs).map(({ name }) => name)
    await shop.press(dialogOpened, method)
    await pick(shop)
    await shop.press(deliveryChosen, ['one'])
    expect(namesOf()).toContain('pickup-in-store')
    expect(shop.see($pickUpError)).toMatchObject({ code: 'INV700' })
    await shop.press(dialogOpened, method)
    expect(shop.see($pickUpError)).toBe(null)
    await shop.press(deliveryChosen, ['one'])
    expect(namesOf()).toContain('cart-change-shipping-method')
    expect(shop.see($pickUpError)).toMatchObject({ code: 'INV700' })
  })

  test('that comes home closes the dialogs once it is saved', async () => {
    const shop = await shopAt({ one: 'S001', two: 'S001' })
    await pick(shop)
    await shop.press(deliveryChosen, ['one', 'two'])
    expect(shop.see($dialogs)).toEqual([])
    expect(shop.see($isReturningToDelivery)).toBe(false)
  })

  test('of all lines at once asks for all of them', async () => {
    const shop = await shopAt()
    await pick(shop, 'all')
    expect(shop.callsTo(searchCall)[0]?.body).toMatchObject({ items: [{ upc: 'upc-one' }, { upc: 'upc-two' }] })
    await shop.press(placeChosen, aStore('S001'))
    expect(shop.callsTo(update)).toHaveLength(2)
  })
})

describe('looking for a store', () => {
  test('by a place is sent when it is submitted', async () => {
    const shop = await shopAt()
    await pick(shop)
    await shop.press(queryTyped, ' Boulder ')
    expect(shop.callsTo(searchCall)).toHaveLength(1)
    await shop.press(searchSubmitted)
    expect(shop.callsTo(searchCall)[1]?.body).toMatchObject({ query: 'Boulder' })
    expect(shop.see($places)?.map(({ storeId }) => storeId)).toEqual(['S001', 'S002'])
  })

  test('by position asks the shopper first, then the browser, and sends a kilometre’s worth of it', async () => {
    vi.stubGlobal('navigator', {
      geolocation: {
        getCurrentPosition: (found: (position: object) => void) =>
          found({ coords: { latitude: 45.523_456, longitude: -122.676_543 } }),
      },
    })
    const shop = await shopAt()
    await pick(shop)
    await shop.press(positionRequested)
    expect(open(shop)).toEqual(['pickup-in-store', 'location-confirmation'])
    expect(shop.callsTo(searchCall)).toHaveLength(1)
    await shop.press(positionAgreed)
    expect(open(shop)).toEqual(['pickup-in-store'])
    expect(shop.callsTo(searchCall)[1]?.body).toMatchObject({ latitude: 45.52, longitude: -122.68 })
    await shop.press(positionRequested)
    expect(shop.callsTo(searchCall)).toHaveLength(3)
  })

  test('by position works on where the shopper, or the browser, says no', async () => {
    vi.stubGlobal('navigator', {
      geolocation: { getCurrentPosition: (_found: unknown, failed: (why: object) => void) => failed({ code: 1 }) },
    })
    const shop = await shopAt()
    await pick(shop)
    await shop.press(positionRequested)
    await shop.press(positionDeclined)
    expect(open(shop)).toEqual(['pickup-in-store'])
    await shop.press(positionAgreed)
    expect(shop.see($positionProblem)).toBe('refused')
    await shop.press(queryTyped, 'Portland')
    await shop.press(searchSubmitted)
    expect(shop.see($positionProblem)).toBeNull()
    expect(shop.see($places)).toHaveLength(2)
  })

  test('that fails says so, and works again', async () => {
    let isDown = true
    const shop = await shopAt(
      {},
      { [searchCall]: () => (isDown ? noAnswer()() : { stores: [aStore('S001')], place: null }) },
    )
    await pick(shop)
    expect(shop.see($searchError)).toMatchObject({ kind: 'network' })
    isDown = false
    await shop.press(searchSubmitted)
    expect([shop.see($searchError), shop.see($places)?.length]).toEqual([null, 1])
  })
})
