import type { Configuration } from '../../configuration'
import type { Verdict } from '../../payments/sandbox-verdict'
import { decimalsOf } from '../../pricing/currency'
import type { Challenge } from '../../repositories/sandbox-challenges'
import { escape, htmlPage, permitted } from '../../html'
import { style } from './bank-style'

/** Reports the outcome to the window that holds the frame, and to no other origin. */
const script = `
const { message, target } = document.body.dataset
window.parent.postMessage(JSON.parse(message), target)
`

/** Only the shop may frame the page; it runs only its own script and style. */
export function policyOf({ shopPort, shopOrigin }: Configuration): string {
  const shops = [...new Set([`http://localhost:${shopPort}`, `http://127.0.0.1:${shopPort}`, shopOrigin])].join(' ')
  return [
    "default-src 'none'",
    `script-src ${permitted(script)}`,
    `style-src ${permitted(style)}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors 'self' ${shops}`,
  ].join('; ')
}

const shield =
  '<svg width="32" height="32" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z"/><path d="M9 12l2.2 2.2L15 10.4"/></svg>'

const page = (title: string, content: string, attributes = ''): string =>
  htmlPage({
    title,
    style,
    attributes,
    body: `<main>
<p class="bank">${shield}<span>Sandbox Bank</span></p>
${content}
</main>`,
  })

/** Asks for the code of the bank's app. */
export function askingPage({ amount, currency }: Challenge): string {
  const sum = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(
    amount / 10 ** decimalsOf(currency),
  )
  return page(
    'Confirm your payment',
    `<h1>Confirm ${escape(sum)} to Northlane</h1>
<p id="hint">Enter the code from your banking app. In the sandbox it is <b>1234</b>; any other one fails.</p>
<form method="post">
<label for="code">Code</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required autofocus aria-describedby="hint">
<button>Confirm payment</button>
<button class="quiet" name="decline" value="yes" formnovalidate>Decline</button>
</form>`,
  )
}

/** Shows the outcome and reports it to the shop's page. */
export function answeredPage(message: Readonly<Record<string, string>>, verdict: Verdict, target: string): string {
  const [title, words] =
    verdict === 'passed'
      ? ['Payment confirmed', 'The shop goes on by itself.']
      : ['Payment not confirmed', 'The shop asks you for another way to pay.']
  return page(
    title,
    `<h1 role="status">${title}</h1>\n<p>${words}</p>\n<script>${script}</script>`,
    ` data-message="${escape(JSON.stringify(message))}" data-target="${escape(target)}"`,
  )
}

export const unknownPage = (): string =>
  page(
    'Nothing to confirm',
    '<h1>There is nothing to confirm here</h1>\n<p>The payment is settled, or it never was.</p>',
  )
