import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints as lists } from '../../../../core/lists/endpoints'
import { endpoints } from '../../../../core/session/endpoints'
import { newId } from '../../database/ids'
import { cartOf, handOff, handedOver, PAGE, readCart, redeem, shopperOf } from '../../testing/handoffs'
import type { Shopper } from '../../testing/callers'
import { upcOn } from '../../testing/shelves'
import { type TestService, testService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'

describe('a handoff', () => {
  let shop: TestService
  let upc: string
  const filledCart = (shopper: Shopper, qty = 1) => cartOf(shopper, { productId: SHOE, upc, qty })

  beforeAll(async () => {
    shop = await testService()
    upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  })
  afterAll(() => shop.close())

  describe('from the page that made it', () => {
    it('puts the lines into a cart of the microsite’s own new guest, at once', async () => {
      const guest = await shop.guest()
      const basketId = await filledCart(guest, 2)
      const { body } = await redeem(shop.app, await handOff(guest, basketId), { from: PAGE })
      expect(body).toMatchObject({ consumerType: 'GUEST', cart: { basketId: body.basketId, totalItemCount: 2 } })
      expect(body.offer).toBeUndefined()
      expect(body.consumerNo).not.toBe(guest.consumerNo)
      expect(body.basketId).not.toBe(basketId)
      expect((await readCart(guest, basketId)).totalItemCount).toBe(2)
    })

    it('brings the coupon that was typed there', async () => {
      const guest = await shop.guest('pk_partner')
      const basketId = await filledCart(guest)
      await guest.call(cart.applyCoupon, { body: { cartId: basketId, code: 'WELCOME10' } })
      expect((await handedOver(shop.app, guest, basketId)).cart?.couponItems).toMatchObject([{ code: 'WELCOME10' }])
    })

    it('adds them to the cart of the session that is here, which goes on as it is', async () => {
      const person = await shop.person('trade@till.test')
      const own = await filledCart(person, 2)
      const guest = await shop.guest('pk_partner')
      const code = await handOff(guest, await filledCart(guest))
      const { body, headers } = await redeem(shop.app, code, { from: PAGE, cookie: person.cookie })
      expect(body).toMatchObject({ consumerNo: person.consumerNo, basketId: own, cart: { totalItemCount: 3 } })
      expect(headers['set-cookie']).toBeUndefined()
      expect((await readCart(person, own)).totalItemCount).toBe(3)
    })

    it('H1: brings what a guest likes along, and leaves it there; what somebody with an account likes stays theirs', async () => {
      const like = (shopper: Shopper) => shopper.call(lists.addFavorite, { body: { id: SHOE } })
      const liked = async (shopper: Shopper) => (await shopper.call(lists.readFavorites, {})).body.total
      const guest = await shop.guest()
      await like(guest)
      const { receiver } = await handedOver(shop.app, guest, await filledCart(guest))
      expect([await liked(receiver), await liked(guest)]).toEqual([1, 1])
      const person = await shop.person('member@till.test')
      await like(person)
      const other = await handedOver(shop.app, person, await filledCart(person))
      expect(await liked(other.receiver)).toBe(0)
    })

    it('carries the lines of a signed-in shopper, and nobody', async () => {
      const person = await shop.person('shopper@till.test')
      const { receiver, cart } = await handedOver(shop.app, person, await filledCart(person))
      expect(receiver.consumerNo).not.toBe(person.consumerNo)
      expect(cart?.totalItemCount).toBe(1)
    })

    it('crosses nothing where the browser’s cookie shows the same shopper: the cart is there', async () => {
      const guest = await shop.guest()
      const basketId = await filledCart(guest)
      const { body } = await redeem(shop.app, await handOff(guest, basketId), { cookie: guest.cookie })
      expect(body).toMatchObject({ consumerNo: guest.consumerNo, basketId, cart: { basketId, totalItemCount: 1 } })
      expect(body.offer).toBeUndefined()
    })

    it('goes on as the same shopper under their own token, where the browser keeps no cookie', async () => {
      const guest = await shop.guest()
      const { receiver, basketId } = await handedOver(shop.app, guest, await filledCart(guest))
      const { body } = await redeem(shop.app, await handOff(receiver, basketId), { token: receiver.token })
      expect(body).toMatchObject({ consumerNo: receiver.consumerNo, basketId, cart: { totalItemCount: 1 } })
      expect(body.accessToken).not.toBe(receiver.token)
    })

    it('is asked about where its key was taken back since, and holds nobody up while the keys are read again', async () => {
      const guest = await shop.guest()
      const code = await handOff(guest, await filledCart(guest))
      const ofGuest = shop.db.updateTable('sessions').where('consumer_no', '=', guest.consumerNo)
      await ofGuest.set({ access_key: 'pk_gone' }).execute()
      const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 20_000)
      try {
        const { body } = await redeem(shop.app, code, { from: PAGE })
        expect(body).toMatchObject({ basketId: null, offer: { from: PAGE, cart: { totalItemCount: 1 } } })
      } finally {
        clock.mockRestore()
      }
    })
  })

  describe('shown again', () => {
    it('has the same outcome for half an hour for the shopper who used it, and none for anybody else', async () => {
      const guest = await shop.guest('pk_partner')
      const code = await handOff(guest, await filledCart(guest))
      const first = shopperOf(shop.app, await redeem(shop.app, code, { from: PAGE }))
      await guest.call(endpoints.signOut, { body: {} })
      const again = await redeem(shop.app, code, { from: PAGE, cookie: first.cookie })
      expect(again.body).toMatchObject({ consumerNo: first.consumerNo, cart: { totalItemCount: 1 } })
      for (const as of [{}, { cookie: (await shop.guest()).cookie }]) {
        const { status, error } = await redeem(shop.app, code, { from: PAGE, ...as })
        expect([status, error?.errorId]).toEqual([401, 'AUT404'])
      }
      const late = new Date(Date.now() + 31 * 60_000)
      const clock = vi.spyOn(Date, 'now').mockReturnValue(late.getTime())
      vi.useFakeTimers({ now: late, toFake: ['Date'] })
      try {
        expect((await redeem(shop.app, code, { cookie: first.cookie })).status).toBe(401)
      } finally {
        vi.useRealTimers()
        clock.mockRestore()
      }
    })

    it('asks the same question again until it is answered', async () => {
      const guest = await shop.guest('pk_partner')
      const code = await handOff(guest, await filledCart(guest))
      const first = shopperOf(shop.app, await redeem(shop.app, code))
      const again = await redeem(shop.app, code, { cookie: first.cookie })
      expect(again.body.offer?.cart.totalItemCount).toBe(1)
    })

    it('by the call whose answer was lost, with its cookie, goes on as the guest whom that call made', async () => {
      const guest = await shop.guest('pk_partner')
      const code = await handOff(guest, await filledCart(guest))
      const transactionId = newId()
      const lost = await redeem(shop.app, code, { from: PAGE, transactionId })
      const again = await redeem(shop.app, code, { from: PAGE, transactionId })
      expect(again.body).toMatchObject({ consumerNo: lost.body.consumerNo, cart: { totalItemCount: 1 } })
    })

    it('by two tabs of one browser at the same moment puts the lines into the cart once', async () => {
      const guest = await shop.guest('pk_partner')
      const code = await handOff(guest, await filledCart(guest, 2))
      const { cookie } = await shop.guest()
      const both = await Promise.all([1, 2].map(() => redeem(shop.app, code, { from: PAGE, cookie })))
      expect(both.map(({ body }) => body.cart?.totalItemCount)).toEqual([2, 2])
    })

    it('by two browsers at the same moment is one’s, and the other’s bag stays its own', async () => {
      const guest = await shop.guest('pk_partner')
      const code = await handOff(guest, await filledCart(guest))
      const both = await Promise.all([1, 2].map(() => redeem(shop.app, code, { from: PAGE })))
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    })
  })

  it('works for a minute, and while its session lives', async () => {
    const guest = await shop.guest()
    const basketId = await filledCart(guest)
    const late = await handOff(guest, basketId)
    const ofGuest = shop.db.updateTable('handoffs').where('basket_id', '=', basketId)
    await ofGuest.set({ expires_at: new Date(Date.now() - 1) }).execute()
    expect((await redeem(shop.app, late)).status).toBe(401)

    const orphan = await handOff(guest, basketId)
    await guest.call(endpoints.signOut, { body: {} })
    expect((await redeem(shop.app, orphan)).status).toBe(401)
  })

  it('is made for a cart of one’s own alone', async () => {
    const basketId = await filledCart(await shop.guest())
    const stranger = await shop.guest()
    const { error } = await stranger.call(endpoints.createHandoff, { body: { basketId } })
    expect(error?.errorId).toBe('BSK404')
  })

  it('is opened under a first-party key alone', async () => {
    const guest = await shop.guest('pk_partner')
    const code = await handOff(guest, await filledCart(guest))
    const { status } = await guest.call(endpoints.exchangeToken, { body: { type: 'Handoff', handoff: code } })
    expect(status).toBe(403)
  })
})
