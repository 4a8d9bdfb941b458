import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints as cart } from '../../../core/cart/endpoints'
import { endpoints as contact } from '../../../core/contact/endpoints'
import { endpoints as delivery } from '../../../core/delivery/endpoints'
import { needsSession } from '../../../core/http/access'
import { endpoints as lists } from '../../../core/lists/endpoints'
import { endpoints as passkeys } from '../../../core/passkeys/endpoints'
import { endpoints as payment } from '../../../core/payment/endpoints'
import { endpoints as profile } from '../../../core/profile/endpoints'
import { endpoints as social } from '../../../core/social/endpoints'
import { newId } from '../database/ids'
import { newAuthenticator } from '../testing/authenticator'
import type { CallOptions, Shopper } from '../testing/callers'
import { cardToken, cards, makeReady, place, readyCart } from '../testing/checkout'
import { maya } from '../testing/people'
import { blueSquare } from '../testing/pictures'
import { type Named, sampleBody } from '../testing/sample'
import { upcOn } from '../testing/shelves'
import { type TestService, testService } from '../testing/test-service'
import type { AnyEndpoint } from './service'

const SHOE = 'TQ4407AB12'
const SECRET = 'Secretova'

/** What a path names that belongs to one person, and what everybody may name. */
const OWNED = [
  ...['basketId', 'orderId', 'orderNumber', 'shippingId', 'itemId', 'addressId', 'paymentInstrumentId', 'passkeyId'],
  ...['pictureId', 'userId', 'favoriteId', 'saveForlaterId', 'adjustmentId'],
]
const OPEN = [
  ...['mode', 'siteId', 'page', 'categoryId', 'parentPageSlug', 'eventId', 'fragmentId', 'docType', 'searchType'],
  ...['productId', 'productSetId', 'productType', 'reviewId', 'questionId', 'answerId', 'mediaId', 'streamId'],
  ...['customerId', 'brand', 'component', 'contract', 'countryCode', 'storeId'],
]
/** The same of bodies. */
const OWNED_IN_BODIES = ['cartId', 'payment_instrument_id', 'saveForLaterId', 'consumerId', 'pictureIds']
/** A message names an order in words; a new address has a name of its own choice. */
const IN_WORDS = ['contactUs', 'addAddress']
/** Of somebody else's cart that is an account's, and of one that there is not. */
const NO_CART = { AUT498: 'BSK404' } as const

const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')

describe('what belongs to somebody who signed in', () => {
  let shop: TestService
  let victim: Shopper
  let stranger: Shopper
  let theirs: Named
  let itemsByList: Readonly<Record<string, string>>
  const own = [...OWNED, ...OWNED_IN_BODIES]
  const foreign = (): Named => ({
    ...theirs,
    ...Object.fromEntries(own.map(name => [name, newId()])),
    pictureIds: [newId()],
  })

  const options = (endpoint: AnyEndpoint, named: Named): CallOptions<string> => ({
    params: Object.fromEntries(
      namesIn(endpoint.path).map(name => [
        name,
        String((name === 'itemId' && named === theirs && itemsByList[listIn(endpoint)]) || (named[name] ?? 'x')),
      ]),
    ) as never,
    body: sampleBody(endpoint, named),
  })
  const listIn = ({ path }: AnyEndpoint) => /favorites|saveForLater/.exec(path)?.[0] ?? ''
  const carries = (endpoint: AnyEndpoint) =>
    namesIn(endpoint.path).some(name => OWNED.includes(name)) ||
    Object.keys((sampleBody(endpoint, theirs) as object | undefined) ?? {}).some(name => own.includes(name))
  const tried = () =>
    shop.app.service.mounted.filter(
      endpoint => needsSession(endpoint.audience) && carries(endpoint) && !IN_WORDS.includes(endpoint.name),
    )

  /** All that the victim has, as the victim reads it. */
  async function everything() {
    const params = { basketId: String(theirs.basketId) }
    const answers = [
      await victim.call(profile.readConsumer),
      await victim.call(payment.readSavedCards),
      await victim.call(passkeys.readPasskeys),
      await victim.call(cart.readCart, { params }),
      await victim.call(lists.readFavorites, {}),
      await victim.call(lists.readSaved, {}),
    ]
    return [
      ...answers.map(({ status, body }) => [status, body]),
      await shop.db.selectFrom('orders').selectAll().execute(),
      await shop.db.selectFrom('claim_pictures').select('id').execute(),
      await shop.db.selectFrom('social_media').select('id').execute(),
    ]
  }

  beforeAll(async () => {
    shop = await testService()
    victim = await shop.person('shopper@till.test')
    stranger = await shop.person('member@till.test')
    const upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
    const address = { ...maya, lastName: SECRET }
    const order = await place(victim, await readyCart(victim, [{ productId: SHOE, upc }]))
    const { addressId } = (await victim.call(profile.addAddress, { body: { ...address, approachType: 'S' } })).body
    const token = await cardToken(victim, cards.challenged)
    const { card } = (await victim.call(payment.saveCard, { body: { token } })).body
    const asked = await victim.call(passkeys.beginPasskey, { body: { password: 'Till-demo-1' } })
    const attestation = newAuthenticator().create(asked.body)
    const kept = await victim.call(passkeys.addPasskey, { body: { name: SECRET, attestation } })
    const { pictureId } = (await victim.call(contact.addClaimPicture, { body: { content: blueSquare.png } })).body
    const { userId } = (await victim.call(social.createSocialUser, { body: { name: 'Maya' } })).body
    await victim.call(lists.addFavorite, { body: { id: SHOE, qty: 1, itemType: 'product' } })
    const favorites = (await victim.call(lists.readFavorites, {})).body
    const begun = (await victim.call(cart.createCartWithItem, { body: { productId: SHOE, upc, qty: 2 } })).body
    const params = { basketId: begun.basketId }
    await victim.call(cart.saveLine, { params, body: { itemId: begun.items[0]?.id ?? '' } })
    const saved = (await victim.call(lists.readSaved, {})).body
    const { saveForLaterId } = saved
    itemsByList = { favorites: favorites.items[0]?.itemId ?? '', saveForLater: saved.items[0]?.itemId ?? '' }
    await victim.call(cart.addItem, { body: { cartId: begun.basketId, productId: SHOE, upc } })
    await makeReady(victim, begun.basketId)
    await victim.call(delivery.addShippingAddress, { params, body: { address: [address] } })
    const filled = (await victim.call(cart.readCart, { params })).body
    theirs = {
      ...maya,
      ...{ email: 'member@till.test', content: blueSquare.png, approachType: 'S', productId: SHOE, upc },
      ...{ basketId: filled.basketId, cartId: filled.basketId, itemId: filled.items[0]?.id },
      ...{ shippingId: filled.shippingMethods[0]?.shippingId, consumerId: victim.consumerNo },
      ...{ payment_instrument_id: filled.payment_instruments[0]?.payment_instrument_id },
      ...{ orderId: order.body.orderNumber, orderNumber: order.body.orderNumber, addressId, userId },
      ...{ paymentInstrumentId: card.paymentInstrumentId, passkeyId: kept.body.passkeys[0]?.passkeyId },
      ...{
        favoriteId: favorites.favoriteId,
        pictureId,
        pictureIds: [pictureId],
        saveForLaterId,
        saveForlaterId: saveForLaterId,
      },
      adjustmentId: newId(),
    }
  })
  afterAll(() => shop.close())

  it('T22: every name in a path is known as somebody’s or as everybody’s', () => {
    const names = new Set(shop.app.service.mounted.flatMap(({ path }) => namesIn(path)))
    expect([...names].filter(name => !OWNED.includes(name) && !OPEN.includes(name))).toEqual([])
  })

  it('T22: tells another who signed in no more of what is there than of what is not, and changes nothing', async () => {
    for (const [name, value] of Object.entries(theirs)) expect([name, value]).toEqual([name, expect.anything()])
    const before = await everything()
    const wrong: string[] = []
    for (const endpoint of tried()) {
      const answer = await stranger.call(endpoint, options(endpoint, theirs))
      const nothing = await stranger.call(endpoint, options(endpoint, foreign()))
      const isRefused = answer.status >= 400 && answer.status < 500
      const code = answer.error?.errorId ?? ''
      const meant = code in NO_CART ? NO_CART.AUT498 : code
      if (!isRefused || meant !== nothing.error?.errorId)
        wrong.push(`${endpoint.name}: ${answer.status} ${answer.error?.errorId}, else ${nothing.error?.errorId}`)
      expect(JSON.stringify(answer.body ?? null)).not.toContain(SECRET)
    }
    expect(wrong).toEqual([])
    expect(await everything()).toEqual(before)
  })

  it('T22: lets the one that it belongs to do it, so that the ids are right', async () => {
    const opened = new Set<string>()
    theirs = { ...theirs, email: 'shopper@till.test' }
    const order = ['GET', 'PUT', 'PATCH', 'POST', 'DELETE']
    for (const endpoint of tried().sort((one, other) => order.indexOf(one.method) - order.indexOf(other.method))) {
      const { status } = await victim.call(endpoint, options(endpoint, theirs))
      if (status < 300) for (const name of namesIn(endpoint.path)) opened.add(name)
    }
    expect(OWNED.filter(name => !opened.has(name))).toEqual(['adjustmentId'])
  })
})
