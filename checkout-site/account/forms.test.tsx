import { usePathname } from 'wouter/use-browser-location'
import { rules } from '../../core/testing/a-form'
import { aProfile, anAddressOf } from '../../core/testing/a-profile'
import { anOrder } from '../../core/testing/an-order'
import { raw } from '../../core/testing/shop-for'
import { AccountAddresses } from '../screens/account-addresses/account-addresses'
import { AccountData } from '../screens/account-data/account-data'
import { AccountErased } from '../screens/account-erased/account-erased'
import { AccountPayment } from '../screens/account-payment/account-payment'
import { AccountProfile } from '../screens/account-profile/account-profile'
import { AccountSubscriptions } from '../screens/account-subscriptions/account-subscriptions'
import { AccountWarranty } from '../screens/account-warranty/account-warranty'
import { ChangePassword } from '../screens/change-password/change-password'
import { ContactForm } from '../screens/contact-us/contact-form'
import { Newsletter } from '../screens/newsletter/newsletter'
import { testSendingOf } from '../testing/sent-forms'

const consumer = 'GET /consumers-v3/consumer'
const under = (path: string) => `GET /consumers-v3/consumer/${path}`
const profile = (...address: ReturnType<typeof anAddressOf>[]) => ({ consumerProfile: aProfile({ address }) })

const us = { code: 'US', name: 'United States', dialCode: '1', mask: null, shipping: true }
const moved = profile(anAddressOf('work', { addressLine1: '77 Harbor Way' }))
const giftCard = { paymentInstrumentId: 'g1', number: '•••• 7445', balance: 50, currency: 'USD', expired: false }
const cardsWith = (...giftCards: object[]) => ({ paymentInstruments: [], giftCards })
const nextYear = new Date().getFullYear() + 1
const cardUntil = (expiryMonth: number, expiryYear: number) => ({
  ...{ paymentInstrumentId: 'c1', main: true, brand: 'visa', last4: '1111', holder: 'Maya Okafor' },
  ...{ expiryMonth, expiryYear, expired: false },
})
/** The answers of one call after another; the last one stays. */
const inTurn =
  (...answers: object[]) =>
  () =>
    answers.length > 1 ? answers.shift() : answers[0]
const bought = anOrder()
const orders = {
  ...{ total: 1, start: 0, count: 10 },
  orders: [
    {
      ...{ orderNumber: bought.orderNumber, status: 'placed', placedAt: '2026-11-21T09:00:00Z', currency: 'USD' },
      ...{
        total: 112,
        totalUnits: 1,
        lineCount: 1,
        items: [{ name: 'Meridian 2', image: '/media/meridian-2.svg', qty: 1 }],
      },
    },
  ],
}
const signUpForm = {
  ...{ fields: [{ name: 'firstName', required: true }], isSimplified: false, asksSmsConsent: false },
  ...{ minimalAge: 13, earliestBirthDate: '1900-01-01', phoneCode: '1', phoneMask: '' },
}
const zip = { fileName: 'my-data.zip', contentType: 'application/zip', content: 'UEsFBgAAAAA=' }
const categories = [{ code: 'order', label: 'Orders', subjects: [{ code: 'late', label: 'It is late' }] }]
const stored = { email: 'ana@example.com', phone: null, subscriptions: [] }

/** Erasing leads to another screen. */
function MyData() {
  return usePathname().endsWith('/account-erased') ? <AccountErased /> : <AccountData />
}

describe('a screen that is a form', () => {
  testSendingOf([
    {
      name: 'a change of the password',
      View: ChangePassword,
      as: { consumerType: 'REGISTERED' },
      typed: { currentPassword: 'Harbour-7', newPassword: 'Harbour-8', repeated: 'Harbour-8' },
      sends: ['POST /consumers-v3/consumer/changepassword', raw(204, '')],
      shows: /Your password has been changed/,
    },
    {
      name: 'the profile',
      View: AccountProfile,
      as: { consumerType: 'REGISTERED' },
      reads: { [consumer]: profile(), 'GET /fapi/site/sign-up': signUpForm },
      typed: { firstName: 'Noor', lastName: 'Haddad', postalCode: '97206' },
      sends: ['PUT /consumers-v3/consumer', profile()],
      shows: /Saved/,
    },
    {
      name: 'what the shopper likes',
      View: AccountProfile,
      as: { consumerType: 'REGISTERED' },
      reads: { [consumer]: profile() },
      typed: { shoeSize: '10.5' },
      presses: ['Road running', 'Track'],
      sends: ['PUT /consumers-v3/consumer', profile()],
      shows: /Saved/,
    },
    {
      name: 'the choice of newsletters and texts',
      View: AccountSubscriptions,
      as: { consumerType: 'REGISTERED' },
      reads: {
        [under('subscription')]: stored,
        [consumer]: { consumerProfile: aProfile({}, { isLoyaltyMember: true }) },
        'GET /fapi/site/sign-up': { ...signUpForm, asksSmsConsent: true },
      },
      begins: /Members’ news.*\+1/,
      typed: { phone: '2125550144' },
      presses: ['News and early access', 'Members’ news', 'Send me offers', 'Agree to texts'],
      sends: ['PUT /consumers-v3/consumer/subscription', { ...stored, phone: '2125550144' }],
      shows: /Saved/,
    },
    {
      name: 'a claim',
      View: AccountWarranty,
      as: { consumerType: 'REGISTERED' },
      reads: { 'POST /consumers-v3/consumer/purchasehistory': orders, [under('purchase/:orderId')]: bought },
      typed: { order: bought.orderNumber, item: bought.items[0]?.id ?? '', description: 'The sole came off.' },
      sends: ['POST /consumers-v3/consumer/warranty', { claimId: 'W-1' }],
      shows: /We have your claim/,
    },
    {
      name: 'the download of my data',
      View: AccountData,
      as: { consumerType: 'REGISTERED' },
      reads: { [under('data/copy')]: { state: 'ready', expiresAt: '2026-11-23T10:00:00Z' } },
      begins: /Download my data/,
      typed: { password: 'Harbour-7' },
      sends: ['POST /consumers-v3/consumer/data/copy/download', zip],
      shows: /Your browser is saving the file/,
    },
    {
      name: 'the erasure of my data',
      View: MyData,
      as: { consumerType: 'REGISTERED' },
      reads: { [under('data/copy')]: { state: 'none', expiresAt: null } },
      typed: { password: 'Harbour-7' },
      sends: ['POST /consumers-v3/consumer/data/erase', raw(204, '')],
      shows: /Your account is erased/,
    },
    {
      name: 'a new address',
      View: AccountAddresses,
      as: { consumerType: 'REGISTERED' },
      reads: {
        [consumer]: profile(),
        'GET /consumers-v3/utilities/countryList': { countries: [us] },
        'GET /utilities/countryList': { countries: [us] },
        'GET /utilities/i18n/:countryCode': { countryCode: 'US', shipping: rules.US, billing: rules.US },
      },
      opens: 'Add a shipping address',
      typed: {
        ...{ email: 'maya@example.com', firstName: 'Noor', lastName: 'Haddad', addressLine1: '77 Harbor Way' },
        ...{ city: 'Portland', province: 'OR', postalCode: '97205' },
      },
      sends: ['POST /consumers-v3/consumer/address', { addressId: 'work', ...moved }],
      shows: /Ship to[\s\S]*77 Harbor Way/,
    },
    {
      name: 'a new gift card',
      View: AccountPayment,
      as: { consumerType: 'REGISTERED' },
      reads: { [under('payment_instruments')]: inTurn(cardsWith(), cardsWith(giftCard)) },
      opens: 'Add a gift card',
      typed: { number: '6006491260550227445', pin: '1234' },
      sends: ['POST /consumers-v3/consumer/payment_instruments', { card: { paymentInstrumentId: 'g1' } }],
      shows: /7445/,
    },
    {
      name: 'a card’s new expiry date',
      View: AccountPayment,
      as: { consumerType: 'REGISTERED' },
      reads: { [under('payment_instruments')]: { paymentInstruments: [cardUntil(12, nextYear)] } },
      opens: 'New expiry date',
      typed: { month: '3', year: String(nextYear + 2) },
      sends: [
        'PATCH /consumers-v3/consumer/payment_instruments/:paymentInstrumentId',
        { paymentInstruments: [cardUntil(3, nextYear + 2)] },
      ],
      shows: new RegExp(`03/${String(nextYear + 2).slice(-2)}`),
    },
    {
      name: 'a message to the shop',
      View: ContactForm,
      reads: { 'GET /consumers-v3/contactus/categorySubject': { categories } },
      typed: {
        ...{ category: 'order', subject: 'late', name: 'Ana', email: 'ana@example.com' },
        message: 'Where is it?',
      },
      sends: ['POST /consumers-v3/contactus', { contactId: 'M-1' }],
      shows: /We have your message/,
    },
    {
      name: 'the newsletter',
      View: Newsletter,
      typed: { email: 'ana@example.com' },
      sends: ['POST /consumers-v3/consumer/subscription', stored],
      shows: /You are subscribed/,
    },
  ])
})
