import { aListItem } from '../../core/testing/a-list'
import { raw } from '../../core/testing/shop-for'
import { siteSettings } from '../../core/testing/site-settings'
import { testSendingOf, testStatesOf } from '../testing/screen-states'
import { FavoritesScreen } from './favorites/favorites'
import { ForgotPassword } from './forgot-password/forgot-password'

const own = 'GET /wishlists/v2/favorites'
const list = { favoriteId: 'list-1', items: [aListItem()], total: 1 }
const none = { favoriteId: null, items: [], total: 0 }
const shared = 'GET /wishlists/v2/favorites/:favoriteId/share'

describe('a screen of the shop', () => {
  testStatesOf([
    {
      name: 'the favorites',
      View: FavoritesScreen,
      full: { [own]: list },
      shows: /Kestrel 2/,
      empty: [{ [own]: none }, /No favorites yet/],
    },
    {
      name: 'a shared list',
      View: FavoritesScreen,
      query: 'list=share-1',
      full: { [own]: none, [shared]: { items: [aListItem()], total: 1 } },
      shows: /Kestrel 2/,
    },
  ])
})

describe('a form of the shop', () => {
  testSendingOf([
    {
      name: 'the way to a new password',
      View: ForgotPassword,
      reads: { 'GET /fapi/site/settings': siteSettings() },
      typed: { email: 'ana@example.com' },
      sends: ['POST /consumers-v3/consumer/resetpassword', raw(204, '')],
      shows: /ana@example\.com/,
    },
  ])
})
