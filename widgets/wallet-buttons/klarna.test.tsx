import { expect } from 'chai'
import { mountKlarna } from './klarna'

/** Klarna's script, as far as the shop speaks with it: it notes what it is asked to authorise, and agrees. */
const script = `window.Klarna = {
  asked: [],
  Payments: {
    init() {},
    load(options, data, done) { done({ show_form: true }) },
    authorize(options, data, done) {
      window.Klarna.asked.push(data)
      done({ approved: true, show_form: true, authorization_token: 'agreed' })
    },
  },
}`

const asked = () => (Reflect.get(window, 'Klarna') as { asked: object[] }).asked

afterEach(() => Reflect.deleteProperty(window, 'Klarna'))

describe('Klarna', () => {
  it('D7: is asked for sums in the smallest unit of their currency', async () => {
    const url = `data:text/javascript,${encodeURIComponent(script)}`
    const form = await mountKlarna(document.createElement('div'), {
      script: { url },
      clientToken: 'c',
      nonce: undefined,
    })
    expect(await form.authorise({ amount: 112.35, currency: 'USD' })).to.equal('agreed')
    await form.authorise({ amount: 15_400, currency: 'JPY' })
    await form.authorise({ amount: 34.125, currency: 'KWD' })
    expect(asked()).to.eql([
      { order_amount: 11_235, purchase_currency: 'USD' },
      { order_amount: 15_400, purchase_currency: 'JPY' },
      { order_amount: 34_125, purchase_currency: 'KWD' },
    ])
  })
})
