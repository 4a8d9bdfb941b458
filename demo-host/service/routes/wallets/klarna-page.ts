import { decimalsOf } from '../../pricing/currency'
import type { SandboxWallet } from '../../repositories/sandbox-wallets'
import { escape } from '../../html'
import type { Page } from './sandbox-page'

const script = `
const { payment, shop } = document.body.dataset
const tell = type => window.parent.postMessage({ source: 'till-sandbox-klarna', payment, type }, shop)
for (const button of document.querySelectorAll('button')) button.addEventListener('click', async () => {
  for (const each of document.querySelectorAll('button')) each.disabled = true
  const { value } = button
  if (value === 'refused') return tell('refused')
  const body = JSON.stringify({ shop, behaviour: value, state: 'approved' })
  await fetch('/sandbox/klarna/sessions/' + encodeURIComponent(payment), { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  tell('approved')
})
`

/** The window shows the amount, and lets you choose the outcome. */
export function klarnaPage({ request_id: payment, amount, currency }: SandboxWallet, shop: string): Page {
  const major = amount / 10 ** decimalsOf(currency)
  const sum = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(major)
  return {
    title: 'Klarna sandbox',
    mark: 'klarna',
    script,
    data: { payment, shop },
    content: `<h1>Pay ${escape(sum)} later</h1>
<p>Four payments, two weeks apart, no interest. Nothing is due today.</p>
<button value="pays" autofocus>Confirm</button>
<button value="declined" class="quiet">Confirm, and let the charge be declined</button>
<button value="refused" class="quiet">Refuse</button>`,
  }
}
