import '../../wiring/content/pop-up-and-dialogs'
import { describe, expect, test } from 'vitest'
import { $dialogs, allDismissed, dialogOpened } from '../../dialogs'
import { aPopUp, popUpsOf } from '../../testing/a-pop-up'
import { fakeStorage } from '../../testing/fake-storage'
import { cameOnline } from '../../runtime/page-events'
import { noAnswer, type Shop, shopFor } from '../../testing/shop-for'
import {
  $isAway,
  $shown,
  $stage,
  closePressed,
  dismissPressed,
  pillPressed,
  placeLeft,
  placeShown,
  popUpExpanded,
  popUpFulfilled,
  popUpSeen,
  roomTaken,
  shopperSeen,
} from './index'
import { createStore } from 'effector'

const ASK = 'GET /live/caas/v1/canvas/popups/:siteId'
const place = { id: 'w1', site: 'club', name: '', delay: null }
const invitation = aPopUp({ name: 'join', key: 'join', kind: 'registration' })

const $told = createStore<readonly string[]>([])
  .on(popUpSeen, (told, { key }) => [...told, `seen ${key}`])
  .on(popUpExpanded, (told, { key }) => [...told, `expanded ${key}`])

const clubWith = (...popups: ReturnType<typeof aPopUp>[]) => shopFor({ [ASK]: popUpsOf(...popups) })
const nameIn = (shop: Shop) => shop.see($shown)?.popUp.name ?? null

describe('a pop-up', () => {
  const stored = fakeStorage('localStorage')

  test('J8: is small when it is displayed, and expands by itself after its delay', async () => {
    const shop = await clubWith(aPopUp({ delay: 300 }))
    const shown = shop.press(placeShown, place)
    await expect.poll(() => nameIn(shop)).toBe('club-news')
    expect([shop.see($stage), shop.see($told)]).toEqual(['waiting', ['seen club/club-news']])
    await shown
    expect([shop.see($stage), shop.see($told)]).toEqual([
      'maximised',
      ['seen club/club-news', 'expanded club/club-news'],
    ])
  })

  test('J8: waits 2000 ms unless its site or its page says otherwise', async () => {
    const { delay: _delay, ...usual } = aPopUp()
    const delayOf = async (popUp: ReturnType<typeof aPopUp>, delay: number | null) => {
      const shop = await clubWith(popUp)
      void shop.press(placeShown, { ...place, delay })
      await expect.poll(() => nameIn(shop)).not.toBeNull()
      return shop.see($shown)?.delay
    }
    expect([await delayOf(usual, null), await delayOf(aPopUp(), null), await delayOf(usual, 0)]).toEqual([2000, 20, 0])
  })

  test('J8: expands at a press, at once and once', async () => {
    const shop = await clubWith(aPopUp({ delay: 100 }))
    const shown = shop.press(placeShown, place)
    await expect.poll(() => nameIn(shop)).toBe('club-news')
    void shop.press(pillPressed)
    await expect.poll(() => shop.see($stage)).toBe('maximised')
    await shown
    expect(shop.see($told)).toEqual(['seen club/club-news', 'expanded club/club-news'])
  })

  test('J8: is small again when it is closed, and stays so on the next page', async () => {
    const shop = await clubWith(aPopUp())
    await shop.press(placeShown, place)
    await shop.press(closePressed)
    expect(shop.see($stage)).toBe('minimised')
    const next = await shopFor({ [ASK]: popUpsOf(aPopUp()) }, { config: { key: shop.config.key } })
    await next.press(placeShown, place)
    expect([nameIn(next), next.see($stage)]).toEqual(['club-news', 'minimised'])
    expect(next.see($told)).toEqual(['seen club/club-news'])
  })

  test('J8: once dismissed is gone, on this page and the next ones, where another one takes its turn', async () => {
    const shop = await clubWith(aPopUp(), invitation)
    await shop.press(placeShown, place)
    await shop.press(dismissPressed)
    expect(nameIn(shop)).toBe(null)
    const next = await shopFor({ [ASK]: popUpsOf(aPopUp(), invitation) }, { config: { key: shop.config.key } })
    await next.press(placeShown, place)
    expect(nameIn(next)).toBe('join')
  })

  test('J8: asked for by the page’s own button comes though it was dismissed, as a card, and goes as before', async () => {
    const shop = await clubWith(aPopUp(), invitation)
    await shop.press(placeShown, place)
    await shop.press(dismissPressed)
    for (const here of [shop, await shopFor({ [ASK]: popUpsOf(aPopUp()) }, { config: { key: shop.config.key } })]) {
      await here.press(placeShown, place)
      expect(nameIn(here)).toBe(null)
      await here.press(dialogOpened, { name: 'pop-up', owner: 'w1' })
      expect([nameIn(here), here.see($stage)]).toEqual(['club-news', 'maximised'])
      await here.press(dismissPressed)
      expect(nameIn(here)).toBe(null)
    }
  })

  test.each([
    ['made small by the shopper', closePressed, 'minimised'],
    ['dismissed', dismissPressed, null],
    ['closed by the page’s script', allDismissed, 'minimised'],
  ] as const)('M5: one that the page has opened is a dialog no more once it is %s', async (_how, close, stage) => {
    const shop = await clubWith(aPopUp())
    await shop.press(placeShown, place)
    await shop.press(dialogOpened, { name: 'pop-up', owner: 'w1' })
    expect(shop.see($dialogs)).toMatchObject([{ name: 'pop-up', state: 'open' }])
    await shop.press(close)
    expect([shop.see($dialogs), nameIn(shop) && shop.see($stage)]).toEqual([[], stage])
  })

  test('J8: dismissed in one tab stays dismissed when another tab makes it small', async () => {
    const one = await clubWith(aPopUp())
    await one.press(placeShown, place)
    const other = await shopFor({ [ASK]: popUpsOf(aPopUp()) }, { config: { key: one.config.key } })
    await other.press(placeShown, place)
    await one.press(dismissPressed)
    await other.press(closePressed)
    const next = await shopFor({ [ASK]: popUpsOf(aPopUp()) }, { config: { key: one.config.key } })
    await next.press(placeShown, place)
    expect(nameIn(next)).toBe(null)
  })

  test('J8: comes when the connection is back, on a page that was opened without one', async () => {
    const original = console.error
    console.error = () => {}
    let isDown = true
    const shop = await shopFor({ [ASK]: () => (isDown ? noAnswer('offline')() : popUpsOf(aPopUp())) })
    await shop.press(placeShown, place)
    console.error = original
    expect(nameIn(shop)).toBe(null)
    isDown = false
    await shop.press(cameOnline)
    expect(nameIn(shop)).toBe('club-news')
  })

  test('J8: is not there again where storage is refused, as long as the page is open', async () => {
    const shop = await clubWith(aPopUp())
    await shop.press(placeShown, place)
    Object.assign(localStorage, {
      setItem: () => {
        throw new Error('blocked')
      },
    })
    await shop.press(dismissPressed)
    await shop.press(placeLeft, { id: 'w1' })
    await shop.press(placeShown, { ...place, id: 'w2' })
    expect([nameIn(shop), stored.size]).toEqual([null, 0])
  })

  test('J8: reads nothing from a storage that something else has written to', async () => {
    const shop = await clubWith(aPopUp())
    stored.set(`till:${shop.config.key}:pop-ups`, JSON.stringify({ v: 1, dismissed: 'all', minimised: [7] }))
    await shop.press(placeShown, place)
    expect([nameIn(shop), shop.see($stage)]).toEqual(['club-news', 'maximised'])
  })

  test('J8: waits for a dialog to close, before it is displayed and before it expands', async () => {
    const shop = await clubWith(aPopUp())
    await shop.press(roomTaken, true)
    await shop.press(placeShown, place)
    expect([nameIn(shop), shop.see($isAway)]).toEqual([null, true])
    await shop.press(roomTaken, false)
    expect(shop.see($stage)).toBe('maximised')

    const other = await clubWith(aPopUp({ delay: 60 }))
    const shown = other.press(placeShown, place)
    await expect.poll(() => nameIn(other)).toBe('club-news')
    void other.press(roomTaken, true)
    await shown
    expect([other.see($stage), other.see($isAway)]).toEqual(['waiting', true])
    await other.press(roomTaken, false)
    expect(other.see($stage)).toBe('maximised')
  })

  test('J8: a page shows one, asks once for its site, and the next element takes over from one that left', async () => {
    const shop = await clubWith(aPopUp(), invitation)
    await shop.press(placeShown, place)
    await shop.press(placeShown, { ...place, id: 'w2', name: 'join' })
    expect([shop.see($shown)?.place, shop.callsTo(ASK).length]).toEqual(['w1', 1])
    await shop.press(placeLeft, { id: 'w1' })
    expect([shop.see($shown)?.place, nameIn(shop)]).toEqual(['w2', 'join'])
  })

  test('J8: an element that was moved goes on, and is no second impression', async () => {
    const shop = await clubWith(aPopUp())
    await shop.press(placeShown, place)
    await shop.press(placeLeft, { id: 'w1' })
    await shop.press(placeShown, place)
    expect([shop.see($stage), shop.see($told).length]).toEqual(['maximised', 2])
  })

  test('J8: offers no account to whoever is signed in', async () => {
    const shop = await clubWith(invitation)
    await shop.press(shopperSeen, { isSignedIn: true })
    await shop.press(placeShown, place)
    expect(nameIn(shop)).toBe(null)
    await shop.press(shopperSeen, { isSignedIn: false })
    expect(nameIn(shop)).toBe('join')
    await shop.press(shopperSeen, { isSignedIn: true })
    expect(nameIn(shop)).toBe(null)
  })

  test('J8: that has done its work stays until it is closed, and does not come again', async () => {
    const shop = await clubWith(aPopUp())
    await shop.press(placeShown, place)
    await shop.press(popUpFulfilled)
    expect(shop.see($stage)).toBe('maximised')
    await shop.press(closePressed)
    expect(nameIn(shop)).toBe(null)
    const next = await shopFor({ [ASK]: popUpsOf(aPopUp()) }, { config: { key: shop.config.key } })
    await next.press(placeShown, place)
    expect(nameIn(next)).toBe(null)
  })

  test('J8: without an answer nothing is shown, and the next element asks again', async () => {
    let isThere = false
    const shop = await shopFor({ [ASK]: () => (isThere ? popUpsOf(aPopUp()) : noAnswer('offline')()) })
    await shop.press(placeShown, place)
    expect(nameIn(shop)).toBe(null)
    isThere = true
    await shop.press(placeShown, { ...place, id: 'w2' })
    expect(nameIn(shop)).toBe('club-news')
  })

  test('J8: is not shown on a page of a checkout', async () => {
    const { vi } = await import('vitest')
    vi.stubGlobal('location', { href: 'https://club.test/checkout/pay', origin: 'https://club.test', search: '' })
    const shop = await clubWith(aPopUp())
    await shop.press(placeShown, place)
    vi.unstubAllGlobals()
    expect(nameIn(shop)).toBe(null)
  })
})
