import { aListItem } from '../../core/testing/a-list'
import { anOrder } from '../../core/testing/an-order'
import { raw } from '../../core/testing/shop-for'
import { testStatesOf } from '../testing/screen-states'
import { askingForLink, testSendingOf, tokenOfNewcomer } from '../testing/sent-forms'
import { FavoritesScreen } from './favorites/favorites'
import { ForgotPassword } from './forgot-password/forgot-password'
import { OrderLookUp } from './order-look-up/order-look-up'
import { ResetPassword } from './reset-password/reset-password'
import { SignUp } from './sign-up/sign-up'

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

const required = ['firstName', 'lastName', 'email', 'password', 'birthDate', 'gender', 'phone', 'postalCode']
const signUpForm = {
  ...{ fields: required.map(name => ({ name, required: true })), isSimplified: false, asksSmsConsent: true },
  ...{ minimalAge: 13, earliestBirthDate: '1900-01-01', phoneCode: '1', phoneMask: 'XXX-XXX-XXXX' },
}

describe('a form of the shop', () => {
  testSendingOf([
    { ...askingForLink, View: ForgotPassword },
    {
      name: 'a new password by the mail’s link',
      View: ResetPassword,
      address: '#token=secret-1',
      typed: { newPassword: 'Harbour-8', repeated: 'Harbour-8' },
      sends: ['POST /consumers-v3/confirmforgotpassword', raw(204, '')],
      shows: /Your password has been changed/,
    },
    {
      name: 'the sign-up',
      View: SignUp,
      reads: {
        'GET /fapi/site/sign-up': signUpForm,
        'POST /token/v2/auth/token': tokenOfNewcomer,
      },
      typed: {
        ...{ firstName: 'Ana', lastName: 'Silva', email: 'ana@example.com', password: 'Harbour-7' },
        ...{ birthDate: '1990-05-14', gender: 'female', phone: '2125550144', postalCode: '97205' },
      },
      presses: ['Email me about', 'Join', 'I agree to the terms', 'Text me about', 'Agree to texts'],
      sends: ['POST /consumers-v3/auth/signup', { authorizationCode: 'code-1', expiresIn: 60 }],
      shows: /You are signed in, Ana/,
    },
    {
      name: 'the look-up of a guest’s order',
      View: OrderLookUp,
      typed: { orderNumber: '204881736001', email: 'ana@example.com' },
      sends: ['POST /consumers-v3/consumer/TrackOrder', anOrder({ orderNumber: '204881736001' })],
      shows: /Order 204881736001/,
    },
  ])
})
