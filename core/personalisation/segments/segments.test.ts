import { describe, expect, it } from 'vitest'
import { shopFor } from '../../testing/shop-for'
import { pageRequested } from '../test-context'
import { $test, segmentationShown, segmentNames, segmentOf, type ShopperFacts } from './index'

const known = {
  roles: { isMember: false, isEmployee: false },
  programmes: { isAthlete: false, isWranx: false, isIpa: false },
}
const guest: ShopperFacts = { isSignedIn: false, isCartEmpty: true, roles: null, programmes: null }
const plain: ShopperFacts = { ...guest, isSignedIn: true, ...known }
const unknown: ShopperFacts = { ...plain, roles: null, programmes: null }
const as = (roles: object, programmes: object = {}): ShopperFacts => ({
  ...plain,
  roles: { ...known.roles, ...roles },
  programmes: { ...known.programmes, ...programmes },
})

const holding = (facts: ShopperFacts) =>
  segmentNames.filter(id => segmentOf([{ id }], facts, []) !== null).map(id => id.replace('-loggedin', ''))

const others = ['non-loyalty', 'non-employee', 'non-ipa-wranx', 'non-wranx', 'non-ipa', 'non-athletes']
const but = (...without: string[]) => others.filter(name => !without.includes(name))

describe('K2: a segment of', () => {
  it.each([
    ['a guest without a cart', guest, ['cart-empty', 'loggedout']],
    ['a guest with a cart', { ...guest, isCartEmpty: false }, ['cart-not-empty', 'loggedout']],
    ['whoever is signed in', plain, ['cart-empty', 'loggedin', ...others]],
    ['a member', as({ isMember: true }), ['cart-empty', 'loggedin', 'loyalty', ...but('non-loyalty')]],
    ['an employee', as({ isEmployee: true }), ['cart-empty', 'loggedin', 'employee', ...but('non-employee')]],
    ['an athlete', as({}, { isAthlete: true }), ['cart-empty', 'loggedin', 'athletes', ...but('non-athletes')]],
    [
      'the trade’s programme',
      as({}, { isWranx: true }),
      ['cart-empty', 'loggedin', 'ipa-wranx', 'wranx', ...but('non-ipa-wranx', 'non-wranx')],
    ],
    [
      'the industry’s programme',
      as({}, { isIpa: true }),
      ['cart-empty', 'loggedin', 'ipa-wranx', 'ipa', ...but('non-ipa-wranx', 'non-ipa')],
    ],
    ['whoever is signed in, before more is known', unknown, ['cart-empty', 'loggedin']],
  ])('%s', (_who, facts, names) => {
    expect(holding(facts).sort()).toEqual([...names].sort())
  })

  it('the sixteen names are those that editors know', () => {
    expect([...segmentNames].sort()).toEqual(
      [
        ...['loggedout', 'loggedin', 'cart-empty', 'cart-not-empty', 'loyalty-loggedin', 'non-loyalty-loggedin'],
        ...['employee-loggedin', 'non-employee-loggedin', 'ipa-wranx-loggedin', 'non-ipa-wranx-loggedin'],
        ...['wranx-loggedin', 'non-wranx-loggedin', 'ipa-loggedin', 'non-ipa-loggedin'],
        ...['athletes-loggedin', 'non-athletes-loggedin'],
      ].sort(),
    )
  })
})

describe('K2: of several segments', () => {
  const given = [{ id: 'loyalty-loggedin' }, { id: 'loggedin' }, { id: 'cart-empty' }, { id: 'vip' }]

  it.each([
    ['the first that holds is shown', as({ isMember: true }), [], 'loyalty-loggedin'],
    ['one further down, where those before do not hold', plain, [], 'loggedin'],
    ['none, where none holds', { ...guest, isCartEmpty: false }, [], undefined],
    ['that of the test context', guest, ['other', 'loggedin'], 'loggedin'],
    ['one that the shop does not know, in a test context alone', guest, ['vip'], 'vip'],
  ])('%s', (_what, facts, test, id) => {
    expect(segmentOf(given, facts, test)?.id).toBe(id)
  })
})

it('K2: the page’s script says what is tested, until it says otherwise', async () => {
  const shop = await shopFor()
  await shop.press(segmentationShown, ['loggedin'])
  await shop.press(pageRequested, { test: ['loggedin'] })
  await shop.press(pageRequested, {})
  expect(shop.see($test)).toEqual(['loggedin'])
  await shop.press(pageRequested, { test: [] })
  expect(shop.see($test)).toEqual([])
})
