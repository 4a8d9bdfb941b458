import { expect } from 'chai'
import { Provider } from 'effector-react'
import { $profile } from '../../../core/profile'
import { aProfile } from '../../../core/testing/a-profile'
import { shopAs } from '../../../core/testing/shop-as'
import { textOf, until } from '../../../widgets/testing/see'
import { ToastList } from '../../shell/toast-list'
import { placeForViews } from '../../testing/place-for-views'
import { buttonIn } from '../../testing/screen-states'
import { testSendingOf } from '../../testing/sent-forms'
import { AccountPayment } from './account-payment'

const path = '/consumers-v3/consumer/payment_instruments'
const year = new Date().getFullYear() + 2
const card = (paymentInstrumentId: string, last4: string) => ({
  ...{ paymentInstrumentId, main: false, brand: 'visa', last4, holder: 'Maya Okafor' },
  ...{ expiryMonth: 12, expiryYear: year, expired: false },
})
const before = { paymentInstruments: [card('c1', '4242')] }
const now = { paymentInstruments: [card('c1', '4242'), card('c2', '1111')] }
const typed = {
  ...{ cardNumber: '4111 1111 1111 1111', cardExpiry: `12 / ${String(year).slice(-2)}` },
  ...{ cardCode: '123', cardHolder: 'M. Okafor' },
}
const token = { token: 'tok_1', brand: 'visa', bin: '411111', last4: '1111' }

/** What the provider has been sent, and whether it is there. */
let sent: unknown[]
let isProviderThere: boolean
const { fetch } = window
beforeEach(() => {
  sent = []
  isProviderThere = true
  window.fetch = async (address, init) => {
    if (!String(address).endsWith('/sandbox/payments/tokens')) return fetch(address, init)
    sent.push(JSON.parse(String(init?.body)))
    if (!isProviderThere) throw new TypeError('Failed to fetch')
    return Response.json(token)
  }
})
afterEach(() => {
  window.fetch = fetch
})

const notSaved = /Your card could not be saved\. Try again/

function CardsAndToasts() {
  return (
    <>
      <AccountPayment />
      <ToastList />
    </>
  )
}

/** The list, which has the new card once it is read again. */
const lists = () => {
  let reads = 0
  return () => (reads++ === 0 ? before : now)
}

describe('a new card of the account', () => {
  const place = placeForViews()

  testSendingOf([
    {
      name: 'a card that its provider knows',
      View: CardsAndToasts,
      as: { consumerType: 'REGISTERED' },
      reads: { [`GET ${path}`]: lists() },
      opens: 'Add a card',
      typed,
      presses: ['Make it my main card'],
      sends: [`POST ${path}`, { card: { paymentInstrumentId: 'c2' } }],
      says: { offline: notSaved, unreachable: notSaved },
      shows: /1111/,
    },
  ])

  it('a card keeps what was typed where its provider cannot be reached, and is sent to it when asked again', async () => {
    isProviderThere = false
    const { scope, callsTo } = await shopAs(
      { consumerType: 'REGISTERED' },
      { [`GET ${path}`]: lists(), [`POST ${path}`]: { card: { paymentInstrumentId: 'c2' } } },
    )
    place.show(
      <Provider value={scope}>
        <AccountPayment />
      </Provider>,
    )
    ;(await until(() => buttonIn(place.element, 'Add a card'), 'No button to add one')).click()
    const field = (name: string) => place.element.querySelector<HTMLInputElement>(`[data-name=${name}]`)
    const values = () => Object.fromEntries(Object.keys(typed).map(name => [name, field(name)?.value]))
    await until(() => field('cardNumber'), 'No field for the number')
    for (const [name, value] of Object.entries(typed)) {
      const input = field(name)
      if (input) input.value = value
      input?.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    const send = async () => {
      const button = () => place.element.querySelector<HTMLElement>('[type=submit]:not([aria-disabled])')
      ;(await until(button, 'Its button cannot be pressed')).click()
    }
    const said = () => [...place.element.querySelectorAll('[role=alert]')].map(textOf).join(' ')
    await send()
    await until(() => /The payment provider could not be reached\. Try again/.test(said()), 'Nothing says so')
    expect([values(), callsTo(`POST ${path}`)]).to.deep.equal([typed, []])

    isProviderThere = true
    await send()
    await until(() => /1111/.test(textOf(place.element)), 'The card is not kept')
    const traded = {
      ...{ number: '4111111111111111', expiryMonth: 12, expiryYear: year },
      ...{ securityCode: '123', holder: 'M. Okafor' },
    }
    expect(sent).to.deep.equal([traded, traded])
    expect(callsTo(`POST ${path}`).map(({ body }) => body)).to.deep.equal([
      { token: 'tok_1', main: false, recaptcha_response: 'sandbox-placeOrder' },
    ])
  })

  for (const [first, last, begun, suggested] of [
    ['Zoë', 'O’Brien', 'with their name', 'Zoë O’Brien'],
    ['花子', '山田', 'without a name, whose spelling only the bank knows', ''],
  ] as const) {
    it(`F3: begins for ${first} ${last} ${begun}`, async () => {
      const { scope, callsTo } = await shopAs(
        { consumerType: 'REGISTERED' },
        {
          [`GET ${path}`]: before,
          'GET /consumers-v3/consumer': { consumerProfile: aProfile({ firstName: first, lastName: last }) },
        },
      )
      place.show(
        <Provider value={scope}>
          <AccountPayment />
        </Provider>,
      )
      const add = await until(() => buttonIn(place.element, 'Add a card'), 'No button to add one')
      await until(() => callsTo('GET /consumers-v3/consumer').length === 1, 'Nobody asks who it is')
      await until(() => scope.getState($profile) !== null, 'The account is not known')
      add.click()
      const name = () => place.element.querySelector<HTMLInputElement>('[data-name=cardHolder]')
      expect((await until(name, 'No field for the name')).value).to.equal(suggested)
    })
  }
})
