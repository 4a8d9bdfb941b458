import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Answers, noAnswer, refuse, shopFor } from '../testing/shop-for'
import {
  $changeChecked,
  $changeError,
  $forgotError,
  $forgotProblem,
  $isPasswordChanged,
  $link,
  $linkSentTo,
  $resetChecked,
  $resetError,
  changeSubmitted,
  forgotOpened,
  forgotSubmitted,
  linkCheckRetried,
  resetOpened,
  resetSubmitted,
} from './index'
import { $brokenRules, newPasswordTyped, newPasswordWanted } from './rules'

const ask = 'POST /consumers-v3/consumer/resetpassword'
const confirm = 'POST /consumers-v3/confirmforgotpassword'
const change = 'POST /consumers-v3/consumer/changepassword'
const nothing = { status: 204, body: '' }
const twice = (newPassword: string, repeated = newPassword) => ({ newPassword, repeated })

afterEach(() => vi.unstubAllGlobals())

/** A page that a mail's link opened. */
async function linkShop(answers: Answers, hash = '#token=secret-1') {
  const place = { hash, pathname: '/en-us/reset-password', search: '', href: '' }
  vi.stubGlobal('location', place)
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => {
      place.hash = address.includes('#') ? address.slice(address.indexOf('#')) : ''
    },
  })
  const shop = await shopFor({ [confirm]: nothing, ...answers })
  await shop.press(resetOpened)
  return { shop, place }
}

describe('a forgotten password', () => {
  test('A6: asks for a link, and says where it goes, whether there is an account or not', async () => {
    const shop = await shopFor({ [ask]: nothing })
    await shop.press(forgotSubmitted, 'ada@example.com')
    expect(shop.callsTo(ask)[0]?.body).toMatchObject({ email: 'ada@example.com' })
    expect(shop.see($linkSentTo)).toBe('ada@example.com')
    await shop.press(forgotOpened)
    expect(shop.see($linkSentTo)).toBeNull()
  })

  test('an incomplete address is refused without a call', async () => {
    const shop = await shopFor({ [ask]: nothing })
    await shop.press(forgotSubmitted, 'ada@till')
    expect([shop.see($forgotProblem), shop.callsTo(ask)]).toEqual([{ problem: 'email', attempt: 1 }, []])
  })

  test('what failed is shown, and can be tried again', async () => {
    const shop = await shopFor({ [ask]: refuse(429, 'GEN500') })
    await shop.press(forgotSubmitted, 'ada@example.com')
    expect([shop.see($forgotError)?.code, shop.see($linkSentTo)]).toEqual(['GEN500', null])
  })
})

describe('the link of the mail', () => {
  test('A6: is looked at before anything is typed; its token leaves the address, and sets the password', async () => {
    const { shop, place } = await linkShop({})
    expect([shop.see($link), place.hash]).toEqual(['open', ''])
    await shop.press(resetOpened)
    expect(shop.see($link)).toBe('open')
    await shop.press(resetSubmitted, twice('Harbour-7'))
    expect(shop.callsTo(confirm).map(({ body }) => body)).toEqual([
      { token: 'secret-1' },
      { token: 'secret-1', newPassword: 'Harbour-7' },
    ])
    expect(shop.see($link)).toBe('done')
  })

  test.each(['expired', 'used'] as const)('A6: one that is %s says so', async reason => {
    const { shop } = await linkShop({ [confirm]: refuse(410, 'AUT402', { reason }) })
    expect([shop.see($link), shop.see($resetError)]).toEqual([reason, null])
  })

  test('T4: a new password whose answer was lost is sent again as the same', async () => {
    let isDown = false
    const { shop } = await linkShop({ [confirm]: () => (isDown ? noAnswer()() : nothing) })
    isDown = true
    await shop.press(resetSubmitted, twice('Harbour-8'))
    isDown = false
    await shop.press(resetSubmitted, twice('Harbour-8'))
    const [, lost, again] = shop.callsTo(confirm).map(({ headers }) => headers['x-transaction-id'])
    expect(again).toBe(lost)
    expect(shop.see($link)).toBe('done')
  })

  test('one that is used meanwhile says so too', async () => {
    const answer = ({ body }: { body: unknown }) =>
      (body as { newPassword?: string }).newPassword ? refuse(410, 'AUT402', { reason: 'used' }) : nothing
    const { shop } = await linkShop({ [confirm]: answer })
    await shop.press(resetSubmitted, twice('Harbour-7'))
    expect(shop.see($link)).toBe('used')
  })

  test('an address without a token is no link', async () => {
    const { shop } = await linkShop({}, '')
    expect([shop.see($link), shop.callsTo(confirm)]).toEqual(['none', []])
  })

  test('where nobody answers it is looked at again on request', async () => {
    let isUp = false
    const { shop } = await linkShop({ [confirm]: () => (isUp ? nothing : noAnswer('offline')()) })
    expect([shop.see($link), shop.see($resetError)?.code]).toEqual(['unknown', 'offline'])
    isUp = true
    await shop.press(linkCheckRetried)
    expect(shop.see($link)).toBe('open')
  })

  test.each([
    ['weak', twice('harbour'), { newPassword: 'password' }],
    ['missing', twice(''), { newPassword: 'required' }],
    ['typed in two ways', twice('Harbour-7', 'Harbour-8'), { repeated: 'not-same' }],
  ])('a password that is %s is not sent', async (_what, typed, problems) => {
    const { shop } = await linkShop({})
    await shop.press(resetSubmitted, typed)
    expect(shop.see($resetChecked)).toEqual({ problems, attempt: 1 })
    expect(shop.callsTo(confirm)).toHaveLength(1)
  })

  test('AUT452 is marked on the field', async () => {
    const answer = ({ body }: { body: unknown }) =>
      (body as { newPassword?: string }).newPassword ? refuse(400, 'AUT452') : nothing
    const { shop } = await linkShop({ [confirm]: answer })
    await shop.press(resetSubmitted, twice('Harbour-7'))
    expect(shop.see($resetChecked)).toEqual({ problems: { newPassword: 'same' }, attempt: 1 })
    expect(shop.see($link)).toBe('open')
  })
})

describe('changing the password', () => {
  const typed = { currentPassword: 'Till-demo-1', ...twice('Harbour-7') }

  test('A6: sends the one that is and the new one', async () => {
    const shop = await shopFor({ [change]: nothing })
    await shop.press(changeSubmitted, typed)
    expect(shop.callsTo(change)[0]?.body).toEqual({ currentPassword: 'Till-demo-1', newPassword: 'Harbour-7' })
    expect(shop.see($isPasswordChanged)).toBe(true)
  })

  test.each<[code: string, problems: object, details?: object]>([
    ['AUT450', { currentPassword: 'wrong' }],
    ['AUT450', { currentPassword: 'last-attempt' }, { isLastAttempt: true }],
    ['AUT451', { newPassword: 'same' }],
    ['AUT452', { newPassword: 'same' }],
  ])('A6: %s is marked on its field', async (code, problems, details = {}) => {
    const shop = await shopFor({ [change]: refuse(400, code, details) })
    await shop.press(changeSubmitted, typed)
    expect(shop.see($changeChecked)).toEqual({ problems, attempt: 1 })
    expect([shop.see($changeError), shop.see($isPasswordChanged)]).toEqual([null, false])
  })

  test('T4: whose answer was lost is sent again as the same; after an answer it is another', async () => {
    let answer: unknown = noAnswer()
    const shop = await shopFor({ [change]: () => (typeof answer === 'function' ? answer() : answer) })
    const press = () => shop.press(changeSubmitted, { currentPassword: 'Harbour-7', ...twice('Harbour-8') })
    await press()
    answer = refuse(400, 'AUT450')
    await press()
    await press()
    const [lost, again, next] = shop.callsTo(change).map(({ headers }) => headers['x-transaction-id'])
    expect([lost === again, again === next]).toEqual([true, false])
  })

  test('T4: whose answer was lost is another call if another password was typed meanwhile', async () => {
    let answer: unknown = noAnswer()
    const shop = await shopFor({ [change]: () => (typeof answer === 'function' ? answer() : answer) })
    await shop.press(changeSubmitted, { currentPassword: 'Harbour-7', ...twice('Harbour-8') })
    answer = refuse(400, 'AUT450')
    await shop.press(changeSubmitted, { currentPassword: 'Harbour-7', ...twice('Harbour-9') })
    const [lost, next] = shop.callsTo(change).map(({ headers }) => headers['x-transaction-id'])
    expect(next).not.toBe(lost)
    expect(shop.see($isPasswordChanged)).toBe(false)
  })

  test('another refusal is shown above the form', async () => {
    const shop = await shopFor({ [change]: refuse(423, 'AUT423') })
    await shop.press(changeSubmitted, typed)
    expect(shop.see($changeError)?.code).toBe('AUT423')
  })

  test('without the one that is nobody is asked', async () => {
    const shop = await shopFor({ [change]: nothing })
    await shop.press(changeSubmitted, { ...typed, currentPassword: '' })
    expect(shop.see($changeChecked).problems).toEqual({ currentPassword: 'required' })
    expect(shop.callsTo(change)).toEqual([])
  })
})

test('while a new password is typed, the rules say which of them it breaks, and nothing keeps it', async () => {
  const shop = await shopFor()
  expect(shop.see($brokenRules)).toEqual(['length', 'upper', 'lower', 'digit'])
  await shop.press(newPasswordTyped, 'Harbour')
  expect(shop.see($brokenRules)).toEqual(['length', 'digit'])
  await shop.press(newPasswordWanted)
  expect(shop.see($brokenRules)).toHaveLength(4)
})
