/*
 * Why each script may run where a shopper pays, as PCI DSS 6.4.3 asks. The build stops at a script that is not listed, and
 * writes the list with hashes to `site/scripts.json`.
 */

/** The first match counts. */
export const sources: readonly (readonly [place: RegExp, reason: string])[] = [
  [/\.words[\w.-]*\.ts$/, 'What the screens say, in the shopper’s language'],
  [/^checkout-site\/early\.ts$/, 'Asks who comes while the other scripts are on their way'],
  [/^checkout-site\/main\.tsx$/, 'Starts the checkout and shows its first step'],
  [/^checkout-site\/window\/main\.tsx$/, 'Starts the wallets’ window and shows it'],
  [/^checkout-site\/screens\//, 'A screen of the checkout, when it is opened'],
  [/^checkout-site\/three-ds\//, 'The bank’s question (3-D Secure), when a bank asks'],
  [/^checkout-site\/offered-cart\//, 'Asks about a bag that a link brought'],
  [/^checkout-site\/payment\//, 'The payment provider’s card form'],
  [/^checkout-site\//, 'The frame of every screen'],
  [/^core\//, 'The shop’s flows and calls'],
  [/^widgets\//, 'Parts of views that checkout shares with the widgets'],
]

export const packages: Readonly<Record<string, string>> = {
  '@github/combobox-nav': 'Moves through the addresses that are suggested',
  '@simplewebauthn/browser': 'Asks the browser for a passkey, to add one or to sign in',
  '@paypal/paypal-js': 'Loads the scripts of PayPal and Klarna, when the shopper chooses them',
  'altcha-lib': 'Solves the service’s bot check, before a form of guests or an order is sent',
  effector: 'Stores and events of every flow',
  'effector-react': 'Joins the stores to the views',
  preact: 'Renders the wallets’ window',
  react: 'Renders the screens',
  'react-dom': 'Renders the screens',
  regexparam: 'Part of wouter',
  scheduler: 'Part of react-dom',
  superstruct: 'Checks what the shop answers',
  'web-vitals': 'Measures the page’s speed, under consent to that',
  wouter: 'Follows the page’s address',
}
