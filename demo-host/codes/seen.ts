import type { Code } from '../../core/errors/catalogue'

/** What a shopper does, on which screen, when a code answers. */
export const actions = {
  coupon: 'cart: applies a promo code',
  quantity: 'cart: changes a quantity',
  gift: 'cart: gives a line a gift option',
  add: 'host page: adds a product',
  address: 'shipping: goes on with an address',
  method: 'shipping: chooses a method',
  giftCard: 'billing: applies a gift card',
  reward: 'billing: applies a reward',
  points: 'billing: uses points',
  card: 'billing: goes on with a card',
  bill: 'billing: goes on with an address of the bill',
  order: 'summary: presses Place order',
  checked: 'summary: presses Place order, and the cart that is checked before has news',
  lookUp: 'order look-up: asks for an order',
} as const

export type Action = keyof typeof actions

/** Where the shopper reads the words. */
export const places = {
  field: 'under the field, which keeps what was typed',
  line: 'under the line, which stays as it was',
  dialog: 'in the dialog, above its fields, which keep what was typed',
  notice: 'in a notice at the top of what was sent',
  toast: 'in a toast',
  'lasting toast': 'in a toast that stays until closed',
  'shipping step': 'in a notice at the shipping step, to which the shopper is led back',
  nowhere: 'nowhere: the cart is built anew and the thing done again',
} as const

export type Place = keyof typeof places

const rows: readonly (readonly [Action, Place, string])[] = [
  ['coupon', 'field', 'PRM130 PRM135 PRM140 PRM150 PRM155 PRM416 PRM160 PRM175'],
  ['quantity', 'line', 'INV700 INV406 INV408 INV701 INV702 INV703 ORD404 PRC400 GWP403'],
  ['quantity', 'notice', 'ORD415 TAX309'],
  ['quantity', 'nowhere', 'BSK404'],
  ['gift', 'dialog', 'GFO404'],
  ['add', 'toast', 'GWP403 PLP400 ORD404 INV700 INV702 INV703'],
  ['address', 'field', 'SHP500 SHP410 CHK380 PAY401'],
  ['method', 'notice', 'SHP404'],
  ['giftCard', 'field', 'GFC400 GFC410 GFC700 GFC725 GFC740 GFC755 GFC799 GFC800 GFC812 GFO405'],
  ['reward', 'field', 'GFC760 REW130 REW135 REW401'],
  ['points', 'field', 'REW140'],
  ['card', 'notice', 'FE309 PYT300 PYT404'],
  ['bill', 'field', 'CHK320 BILL410'],
  ['bill', 'notice', 'BIL400'],
  [
    'order',
    'notice',
    'FE309 PAY400 PAY401 PYT402 PYT404 PYT405 SHP500 BSK404 INV405 INV407 INV409 INV701 INV700 INV703 ORD430',
  ],
  [
    'order',
    'lasting toast',
    'BIL400 BILL410 CHK380 GFC700 GFC740 GFS800 ORD415 PRC400 PRM140 PRM150 PRM175 PYT400 PYT406 REW140 SHP404 TAX309 TAX310',
  ],
  ['checked', 'notice', 'GFC740 GFC812 GFS800 PRM175 PYT400'],
  ['checked', 'shipping step', 'ORD516 ORD517 ORD518'],
  ['lookUp', 'notice', 'OHS4004 ORD400 ORD409'],
]

export type Meeting = { readonly code: Code; readonly action: Action; readonly place: Place }

/** Code → action → place of the words; the browser test walks through it. */
export const seen: readonly Meeting[] = rows.flatMap(([action, place, codes]) =>
  codes.split(' ').map(code => ({ code: code as Code, action, place })),
)
