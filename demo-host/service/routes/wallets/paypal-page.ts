import { placesIn, type PlaceName } from '../../wallets/sandbox-account'
import type { SandboxWallet } from '../../repositories/sandbox-wallets'
import { escape } from '../../html'
import type { Page } from './sandbox-page'

const NAMES: Readonly<Record<PlaceName, string>> = {
  home: 'Home',
  work: 'Work',
  box: 'A post office box',
  abroad: 'In another country',
  longCity: 'A city with a very long name',
}

const script = `
const { order, shop, asks } = document.body.dataset
const SOURCE = 'till-sandbox-paypal'
const shopWindow = window.opener
const form = document.querySelector('form')
const pay = document.querySelector('#pay')
const said = document.querySelector('[role=alert]')
const tell = message => shopWindow && shopWindow.postMessage({ source: SOURCE, order, ...message }, shop)
const address = '/sandbox/paypal/orders/' + encodeURIComponent(order)
let refused = null

async function show() {
  const { purchase_units: [unit] } = await (await fetch(address)).json()
  document.querySelector('#sum').textContent = new Intl.NumberFormat('en-US', { style: 'currency', currency: unit.amount.currency_code }).format(unit.amount.value)
  const options = unit.shipping?.options || []
  document.querySelector('#options').hidden = options.length === 0
  document.querySelector('#options div').replaceChildren(...options.map(({ id, label, selected }) => {
    const input = Object.assign(document.createElement('input'), { type: 'radio', name: 'option', value: id, checked: selected })
    input.addEventListener('change', () => ask({ type: 'option', selectedShippingOption: { id, label } }))
    const line = document.createElement('label')
    line.append(input, label)
    return line
  }))
  pay.disabled = refused !== null
  said.textContent = refused ? 'The shop cannot deliver there.' : ''
}

function ask(message) {
  pay.disabled = true
  tell(message)
}

async function choose(place) {
  pay.disabled = true
  const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ shop, place }) })
  const { purchase_units: [unit] } = await answer.json()
  const { country_code: countryCode, admin_area_2: city, admin_area_1: state, postal_code: postalCode } = unit.shipping.address
  ask({ type: 'address', shippingAddress: { countryCode, city, state, postalCode } })
}

addEventListener('message', event => {
  if (event.origin !== shop || event.source !== shopWindow) return
  if (event.data?.source !== SOURCE || event.data.order !== order || event.data.type !== 'updated') return
  refused = event.data.refused
  show()
})
for (const input of document.querySelectorAll('[name=place]')) input.addEventListener('change', () => choose(input.value))
form.addEventListener('submit', async event => {
  event.preventDefault()
  pay.disabled = true
  const behaviour = form.elements.behaviour.value
  await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ shop, behaviour, state: 'approved' }) })
  tell({ type: 'approve', payerID: 'SANDBOXPAYER' })
})
document.querySelector('#cancel').addEventListener('click', () => { tell({ type: 'cancel' }); window.close() })
if (asks) choose('home')
else show()
`

const radio = (name: string, value: string, label: string, checked: boolean): string =>
  `<label><input type="radio" name="${name}" value="${value}"${checked ? ' checked' : ''}>${label}</label>`

/** The window shows addresses if the shop asks for one, delivery options and the amount, and lets you choose the outcome. */
export function payPalPage({ request_id: order, document }: SandboxWallet, shop: string): Page {
  const addresses = Object.entries(placesIn(document.country)).map(([place, { addressLine1, city }], index) =>
    radio(
      'place',
      place,
      `<span><b>${NAMES[place as PlaceName]}</b><br>${escape(`${addressLine1}, ${city}`)}</span>`,
      index === 0,
    ),
  )
  return {
    title: 'PayPal sandbox',
    mark: 'paypal',
    script,
    data: { order, shop, asks: document.asksAddress ? 'yes' : '' },
    content: `<form>
<h1>Maya Okafor, pay <span id="sum">…</span> to ${escape(new URL(shop).host)}</h1>
${document.asksAddress ? `<fieldset><legend>Send to</legend>${addresses.join('')}</fieldset>` : ''}
<fieldset id="options" hidden><legend>Delivery</legend><div></div></fieldset>
<fieldset><legend>How it ends (sandbox)</legend>
${radio('behaviour', 'pays', 'It is paid', true)}
${radio('behaviour', 'declined', 'The funding is declined', false)}
${radio('behaviour', 'fraud', 'It looks like fraud', false)}</fieldset>
<p role="alert"></p>
<button id="pay" disabled>Agree and pay</button>
<button id="cancel" type="button" class="quiet">Cancel and return</button>
</form>`,
  }
}

export const unknownPayment = (mark: Page['mark']): Page => ({
  title: 'Nothing to pay',
  mark,
  script: '',
  data: {},
  content: '<h1>There is nothing to pay here</h1><p>The payment is settled, or it never was.</p>',
})
