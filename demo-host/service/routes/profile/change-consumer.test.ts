import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints as loyalty } from '../../../../core/loyalty/endpoints'
import { endpoints } from '../../../../core/profile/endpoints'
import { LOYALTY_TOKEN_SECONDS } from '../../loyalty/loyalty-token'
import type { Shopper } from '../../testing/callers'
import { testService, type TestService } from '../../testing/test-service'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

const change = (shopper: Shopper, consumerProfile: object, headers: Record<string, string> = {}) =>
  shopper.call(endpoints.changeConsumer, { body: { consumerProfile }, headers })
const detailsOf = async (shopper: Shopper) =>
  (await shopper.call(endpoints.readConsumer)).body.consumerProfile.consumerDetails

describe('changing the profile', () => {
  test('changes what is named, and nothing else', async () => {
    const shopper = await shop.person('trade@till.test')
    const before = await detailsOf(shopper)
    const answer = await change(shopper, {
      consumerDetails: { firstName: ' Walter ', phone: '2125550144', postalCode: '10001' },
      preferences: { interests: 'road|trail|road| ', preferredShoeSize: '10.5' },
    })
    const { consumerDetails, preferences } = answer.body.consumerProfile
    expect(consumerDetails).toEqual({ ...before, firstName: 'Walter', phone: '+12125550144', postalCode: '10001' })
    expect(preferences).toEqual({ interests: 'road|trail', preferredShoeSize: '10.5' })
    expect((await shopper.call(endpoints.readConsumer)).body.consumerProfile.consumerDetails.firstName).toBe('Walter')
  })

  test.each([
    ['somebody of ten', { birthDate: `${new Date().getUTCFullYear() - 10}-06-01` }, 'PRO410', 'birthDate'],
    ['a telephone number that is none', { phone: '99' }, 'PRO412', 'phone'],
    ['a number of another country that is none', { phone: '123456', phoneCode: '81' }, 'PRO412', 'phone'],
    ['a name of one letter', { lastName: 'X' }, 'PRO412', 'lastName'],
    ['somebody else’s number', { phone: '5035550148' }, 'AUT442', 'phone'],
  ])('with %s changes nothing, and names the field', async (_what, consumerDetails, code, field) => {
    const shopper = await shop.person('industry@till.test')
    await change(shopper, { consumerDetails: { phone: '2125550155' } })
    const before = await detailsOf(shopper)
    const { error } = await change(shopper, { consumerDetails: { postalCode: '99999', ...consumerDetails } })
    expect([error?.errorId, error?.['field']]).toEqual([code, field])
    expect(await detailsOf(shopper)).toEqual(before)
  })

  test('E3: a birth date cannot be taken away where the country asks for it: PRO411', async () => {
    const shopper = await shop.person('industry@till.test')
    const say = (birthDate: string, at: string) =>
      change(shopper, { consumerDetails: { birthDate } }, { 'x-locale': at })
    await say('1990-05-14', 'de-DE')
    expect((await say(' ', 'de-DE')).error).toMatchObject({ errorId: 'PRO411', field: 'birthDate' })
    expect((await detailsOf(shopper)).birthDate).toBe('1990-05-14')
    expect((await say('', 'en-US')).body.consumerProfile.consumerDetails.birthDate).toBeNull()
  })

  test('L2: a number is kept in international form with its country’s dial code, and the same said otherwise is no change', async () => {
    const shopper = await shop.person('trade@till.test')
    const say = async (consumerDetails: object) => {
      const { status, body } = await change(shopper, { consumerDetails })
      const { phone, phoneCode } = body.consumerProfile.consumerDetails
      return [status, phone, phoneCode]
    }
    expect(await say({ phone: '06 12 34 56 70', phoneCode: '33' })).toEqual([200, '+33612345670', '33'])
    expect(await say({ phone: '+33 6 12 34 56 70', phoneCode: '1' })).toEqual([200, '+33612345670', '33'])
    expect(await say({ phone: '+1 212 555 0170' })).toEqual([200, '+12125550170', '1'])
  })

  test('L2: a number that was kept before as it was typed is told in international form, and its owner may say it again', async () => {
    const shopper = await shop.person('joining@till.test')
    const saved = shop.db.updateTable('people').where('consumer_no', '=', shopper.consumerNo)
    await saved.set({ phone: '(503) 555 - 0148', phone_code: '1' }).execute()
    expect(await detailsOf(shopper)).toMatchObject({ phone: '+15035550148', phoneCode: '1' })
    expect((await change(shopper, { consumerDetails: { phone: '+15035550148', phoneCode: '1' } })).status).toBe(200)
  })

  test('a number that was given up can be another’s', async () => {
    const [one, other] = [await shop.person('athlete@till.test'), await shop.person('new@till.test')]
    await change(one, { consumerDetails: { phone: '3125550101' } })
    expect((await change(other, { consumerDetails: { phone: '3125550101' } })).error?.errorId).toBe('AUT442')
    await change(one, { consumerDetails: { phone: '' } })
    expect((await change(other, { consumerDetails: { phone: '3125550101' } })).status).toBe(200)
    expect((await detailsOf(one)).phone).toBeNull()
  })

  test('too many interests are PRO418', async () => {
    const shopper = await shop.person('shopper@till.test')
    const interests = Array.from({ length: 60 }, (_none, i) => `i${i}`).join('|')
    expect((await change(shopper, { preferences: { interests } })).error?.errorId).toBe('PRO418')
  })

  test('POST fills in what is missing, and changes nothing that is there', async () => {
    const shopper = await shop.person('joining@till.test')
    await change(shopper, { consumerDetails: { lastName: '', postalCode: '' } })
    const answer = await shopper.call(endpoints.createConsumer, {
      body: { consumerProfile: { consumerDetails: { firstName: 'Other', lastName: 'Ito', postalCode: '97210' } } },
    })
    expect([answer.status, answer.body.consumerId]).toEqual([201, shopper.consumerNo])
    expect(answer.body.consumerProfile.consumerDetails).toMatchObject({
      firstName: 'June',
      lastName: 'Ito',
      postalCode: '97210',
    })
  })

  test('F1: POST subscribes to what nothing was said of, and turns nothing that was', async () => {
    const shopper = await shop.person('joining@till.test')
    const wish = (optin: boolean, channel = 'email') => ({ type: 'Newsletter', channel, optin })
    const said = { consumerDetails: { phone: '2125550166' }, subscriptions: [wish(false)] }
    const before = (await change(shopper, said)).body.consumerProfile.subscriptions ?? []
    const answer = await shopper.call(endpoints.createConsumer, {
      body: { consumerProfile: { subscriptions: [wish(true), wish(true, 'sms')] } },
    })
    expect(answer.body.consumerProfile.subscriptions).toMatchObject([...before, wish(true, 'sms')])
  })

  test('F1: of two who fill in the same at once, the first counts', async () => {
    const shopper = await shop.person('joining@till.test')
    await change(shopper, { consumerDetails: { lastName: '' }, preferences: { interests: '' } })
    const names = ['Ito', 'Abe', 'Mori', 'Kato', 'Sato', 'Ueda']
    const answers = await Promise.all(
      names.map(lastName =>
        shopper.call(endpoints.createConsumer, {
          body: { consumerProfile: { consumerDetails: { lastName }, preferences: { interests: lastName } } },
        }),
      ),
    )
    const { lastName } = await detailsOf(shopper)
    expect(answers.map(({ body }) => body.consumerProfile.consumerDetails.lastName)).toEqual(names.map(() => lastName))
  })

  test('T22: accepting the employees’ terms is for employees', async () => {
    const terms = { consumerDetails: { employee: { isEmployeeDiscountTCAccepted: true } } }
    expect((await change(await shop.person('shopper@till.test'), terms)).status).toBe(403)
    expect((await change(await shop.person('employee@till.test'), terms)).status).toBe(200)
    expect((await change(await shop.guest(), terms)).status).toBe(403)
  })

  test('T22: a body sets no role, no membership number, no owner', async () => {
    const shopper = await shop.person('shopper@till.test')
    const forged = {
      memberId: 'NL1',
      consumerNo: 'x',
      employee: undefined,
      identity: [{ type: 'IPA' }],
      email: 'a@b.test',
    }
    const { body } = await change(shopper, { consumerDetails: forged, isLoyaltyMember: true })
    expect(body.consumerProfile).toMatchObject({
      isLoyaltyMember: false,
      consumerDetails: { email: 'shopper@till.test', identity: [] },
    })
  })
})

describe('joining the loyalty programme', () => {
  const join = (shopper: Shopper) =>
    change(shopper, { enrollments: [{ type: 'Loyalty', optin: true, channel: 'web' }] })
  const exchange = (shopper: Shopper, more: object = {}) =>
    shopper.call(loyalty.exchangeLoyaltyToken, { body: { usid: 'visit-1', ...more } })

  test('A10: an enrolment of type Loyalty makes a member with no points, once', async () => {
    const shopper = await shop.person('new@till.test')
    expect((await exchange(shopper)).error?.errorId).toBe('4044')
    const { consumerProfile } = (await join(shopper)).body
    expect(consumerProfile).toMatchObject({ isLoyaltyMember: true, loyaltySummary: { points: { balance: 0 } } })
    const first = (await exchange(shopper)).body.memberId
    await join(shopper)
    expect((await exchange(shopper)).body.memberId).toBe(first)
    expect((await shopper.call(loyalty.readVouchers)).error?.errorId).toBe('REW135')
  })

  test('A10: a member gets a token of the programme for this visit, and the first code of another member is kept', async () => {
    const member = await shop.person('member@till.test')
    for (const referralCode of ['NL0', 'NL20448817']) await exchange(member, { referralCode })
    const { body } = await exchange(member, { referralCode: 'NL20448990' })
    expect(body).toMatchObject({ memberId: 'NL20448817', expiresIn: LOYALTY_TOKEN_SECONDS })
    const said = JSON.parse(Buffer.from(body.token.split('.')[0] ?? '', 'base64url').toString())
    expect(said).toMatchObject({ memberId: 'NL20448817', usid: 'visit-1' })
    const row = await shop.db
      .selectFrom('people')
      .select('profile')
      .where('member_id', '=', 'NL20448817')
      .executeTakeFirst()
    expect(row?.profile).toMatchObject({ referralCode: 'NL20448990', loyalty: { points: 1500 } })
  })

  test('A10: two pages that join at once make one member, and leave one mail', async () => {
    const shopper = await shop.person('shopper@till.test')
    const mails = async () =>
      (await shop.db.selectFrom('outbox').select('document').execute()).filter(
        ({ document }) => (document as { to?: string }).to === 'shopper@till.test',
      ).length
    const before = await mails()
    const joined = await Promise.all([join(shopper), join(shopper), join(shopper)])
    expect(joined.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await mails()) - before).toBe(1)
  })

  const confirm = async (email: string) => {
    const mails = await shop.db.selectFrom('outbox').select('document').orderBy('id').execute()
    const links = mails
      .map(({ document }) => document as { to?: string; link?: string })
      .filter(({ to }) => to === email)
    const token = links.at(-1)?.link?.split('#token=')[1] ?? 'no link'
    return shop.nobody(endpoints.confirmEmail, { body: { token } })
  }

  test('A10: who recommended the programme is given points for it, once, and nobody for themselves', async () => {
    const member = await shop.person('member@till.test')
    const book = async () => (await member.call(loyalty.readVouchers)).body
    const { currentLoyaltyPoints: before, memberId } = await book()
    const friend = await shop.person('trade@till.test')
    await join(friend)
    await exchange(friend, { referralCode: memberId })
    expect((await book()).currentLoyaltyPoints).toBe(before)
    expect((await confirm('trade@till.test')).status).toBe(204)
    await exchange(friend, { referralCode: memberId })
    const after = await book()
    expect(after.currentLoyaltyPoints).toBe(before + 250)
    expect(after.book?.[0]).toMatchObject({ kind: 'renew', reason: 'referral', points: 250 })
    expect(JSON.stringify(after)).not.toContain(friend.consumerNo)
    const industry = await shop.person('industry@till.test')
    await join(industry)
    await exchange(industry, { referralCode: (await exchange(industry)).body.memberId })
    await confirm('industry@till.test')
    const { consumerProfile } = (await industry.call(endpoints.readConsumer)).body
    expect(consumerProfile.loyaltySummary?.points.balance).toBe(0)
  })

  test('A10: a member whose address is confirmed already brings the points at once', async () => {
    const member = await shop.person('member@till.test')
    const points = async () => (await member.call(loyalty.readVouchers)).body
    const { currentLoyaltyPoints: before, memberId } = await points()
    const friend = await shop.person('athlete@till.test')
    await join(friend)
    await confirm('athlete@till.test')
    await exchange(friend, { referralCode: memberId })
    expect((await points()).currentLoyaltyPoints).toBe(before + 250)
  })
})

test('E3: a session whose profile is gone is PRO404, for reading and changing', async () => {
  const shopper = await shop.person('trade@till.test')
  await shop.db.deleteFrom('people').where('email', '=', 'trade@till.test').execute()
  expect((await shopper.call(endpoints.readConsumer)).error?.errorId).toBe('PRO404')
  expect((await change(shopper, { consumerDetails: { firstName: 'Walter' } })).error?.errorId).toBe('PRO404')
})
