import { aProfile, anAddressOf } from '../../core/testing/a-profile'
import { anOrder } from '../../core/testing/an-order'
import { AccountAddresses } from '../screens/account-addresses/account-addresses'
import { Account } from '../screens/account/account'
import { AccountLoyalty } from '../screens/account-loyalty/account-loyalty'
import { AccountNotify } from '../screens/account-notify/account-notify'
import { AccountOrder } from '../screens/account-order/account-order'
import { AccountOrders } from '../screens/account-orders/account-orders'
import { AccountPasskeys } from '../screens/account-passkeys/account-passkeys'
import { AccountPayment } from '../screens/account-payment/account-payment'
import { AccountProfile } from '../screens/account-profile/account-profile'
import { AccountSubscriptions } from '../screens/account-subscriptions/account-subscriptions'
import { AccountData } from '../screens/account-data/account-data'
import { AccountWarranty } from '../screens/account-warranty/account-warranty'
import { AssociateLogin } from '../screens/associate-login/associate-login'
import { testStatesOf } from '../testing/screen-states'

const consumer = 'GET /consumers-v3/consumer'
const under = (path: string) => `GET /consumers-v3/consumer/${path}`
const history = 'POST /consumers-v3/consumer/purchasehistory'
const profile = (...address: ReturnType<typeof anAddressOf>[]) => ({ consumerProfile: aProfile({ address }) })
const member = { consumerProfile: aProfile({}, { isLoyaltyMember: true }) }

const order = {
  orderNumber: 'NL-204881736',
  status: 'placed',
  placedAt: '2026-11-21T09:00:00Z',
  currency: 'USD',
  total: 112,
  totalUnits: 5,
  lineCount: 5,
  items: Array.from({ length: 4 }, () => ({ name: 'Meridian 2', image: '/media/meridian-2.svg', qty: 1 })),
}
const orders = { total: 1, start: 0, count: 10, orders: [order] }
const noOrders = { total: 0, start: 0, count: 10, orders: [] }

const card = {
  ...{ paymentInstrumentId: 'c1', main: true, brand: 'visa', last4: '1111', holder: 'Maya Okafor' },
  ...{ expiryMonth: 12, expiryYear: 2030, expired: false },
}
const passkey = {
  ...{ passkeyId: 'p1', name: 'My phone', createdAt: '2026-11-20T10:00:00Z', usedAt: null, isSynced: true },
}
const waitedFor = {
  ...{ productId: 'TQ4407AB12', upc: 'upc-1', name: 'Kestrel 2', image: '/media/kestrel-2.svg' },
  ...{ url: '/en-us/p/kestrel-2-TQ4407AB12', attributes: [], requestedAt: '2026-11-20T10:00:00.000Z' },
}
const voucher = { id: 'v1', name: '$5 voucher', points: 500, amountInCurrency: 5, available: true, eligible: true }
const points = {
  ...{ memberId: 'NL20448817', currentLoyaltyPoints: 1500, currency: 'USD', applicableLoyaltyVouchers: [voucher] },
  book: [{ orderNumber: 'NL-204881736', kind: 'redeem', points: -500, at: '2026-11-20T10:00:00Z' }],
}
const store = {
  ...{
    storeId: 'S001',
    name: 'Northlane Pearl',
    addressLine1: '1 Pearl Street',
    city: 'Portland',
    postalCode: '97205',
  },
  ...{ countryCode: 'US', latitude: 45.5, longitude: -122.6, openingHours: [] },
}
const news = {
  ...{ email: 'maya@example.com', phone: '5035550148' },
  subscriptions: [{ type: 'Newsletter', channel: 'email', optin: true }],
}

describe('a screen of the account', () => {
  testStatesOf([
    {
      name: 'the overview',
      View: Account,
      full: { [consumer]: profile(anAddressOf('home', { main: true })), [history]: orders },
      shows: /and 4 more[\s\S]*Portland[\s\S]*and 2 more[\s\S]*NL-204881736/,
      empty: [
        { [consumer]: profile(), [history]: noOrders },
        /Orders that you place with this account show up here.*Continue shopping/,
      ],
    },
    {
      name: 'orders',
      View: AccountOrders,
      full: { [history]: orders },
      shows: /and 2 more[\s\S]*NL-204881736/,
      empty: [{ [history]: noOrders }, /No orders yet/],
    },
    {
      name: 'an order',
      View: AccountOrder,
      query: 'number=NL-204881736',
      full: { [under('purchase/:orderId')]: anOrder() },
      shows: /Order NL-204881736/,
    },
    {
      name: 'addresses',
      View: AccountAddresses,
      full: { [consumer]: profile(anAddressOf('home', { main: true })) },
      shows: /418 Alder Street/,
      empty: [{ [consumer]: profile() }, /No billing address yet/],
    },
    {
      name: 'payment',
      View: AccountPayment,
      full: { [under('payment_instruments')]: { paymentInstruments: [card], giftCards: [] } },
      shows: /1111/,
      empty: [{ [under('payment_instruments')]: { paymentInstruments: [], giftCards: [] } }, /No card yet/],
    },
    {
      name: 'points',
      View: AccountLoyalty,
      full: {
        [consumer]: member,
        [under('loyalty/vouchers')]: points,
        [under('loyalty/promo/welcome')]: { promo: { code: 'WELCOME10', name: 'Welcome: 10% off' } },
      },
      shows: /1,500[\s\S]*\$5\.00/,
      empty: [{ [consumer]: profile() }, /Join/],
    },
    {
      name: 'points that wait for a confirmed address',
      View: AccountLoyalty,
      // Neither rewards nor coupon are asked for.
      full: { [consumer]: { consumerProfile: { ...member.consumerProfile, awaitsConfirmation: true } } },
      shows: /Confirm your email address[\s\S]*Send again/,
    },
    {
      name: 'what one waits for',
      View: AccountNotify,
      full: { [under('notification')]: { notifications: [waitedFor] } },
      shows: /Kestrel 2/,
      empty: [{ [under('notification')]: { notifications: [] } }, /not waiting for anything/],
    },
    {
      name: 'news',
      View: AccountSubscriptions,
      full: { [under('subscription')]: news, [consumer]: profile() },
      shows: /News and early access/,
    },
    { name: 'the profile', View: AccountProfile, full: { [consumer]: profile() }, shows: /About you/ },
    {
      name: 'passkeys',
      View: AccountPasskeys,
      full: { [under('passkeys')]: { passkeys: [passkey] } },
      shows: /My phone/,
      empty: [{ [under('passkeys')]: { passkeys: [] } }, /No passkey yet/],
    },
    {
      name: 'the warranty',
      View: AccountWarranty,
      full: { [history]: orders },
      shows: /What happened/,
      empty: [{ [history]: noOrders }, /Nothing to claim for/],
    },
    {
      name: 'my data',
      View: AccountData,
      full: { [under('data/copy')]: { state: 'ready', expiresAt: '2026-11-23T10:00:00Z' } },
      shows: /Download my data/,
      empty: [{ [under('data/copy')]: { state: 'none', expiresAt: null } }, /Request a copy/],
    },
    {
      name: 'the store associate’s choice',
      View: AssociateLogin,
      as: { consumerType: 'EMPLOYEE', isAssociate: true },
      full: { 'GET /utilities/stores': { stores: [store] } },
      shows: /Your name/,
      empty: [{ 'GET /utilities/stores': { stores: [] } }, /no stores in your country/],
    },
  ])
})
