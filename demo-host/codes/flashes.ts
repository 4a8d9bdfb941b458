import type { Code } from '../../core/errors/catalogue'

/** When a flash or notification reaches the page. */
export const occasions = {
  bag: 'in the bag: the cart is answered',
  'bag emptied': 'in the bag: the cart is answered, and its last line was taken out for this',
  step: 'at checkout, past the shipping step: the cart is answered',
  checked: 'Place order is pressed, and the cart that is checked before has it',
  'checked empty': 'the same, and nothing is left in the cart',
  placed: 'the order is answered',
} as const

export type Occasion = keyof typeof occasions

/** What the shopper sees. */
export const reactions = {
  line: 'a notice under its line',
  above: 'a notice above the lines, or above the step, where it names its line',
  refused: 'nothing is ordered: a notice at the button, and the cart is read again',
  'total changed': 'nothing is ordered: a notice at the button has the new total',
  'cannot be completed': 'nothing is ordered: a toast that stays says that the order cannot be completed',
  'shipping step': 'back to the shipping step, with a notice that names the line',
  'bank dialog': 'the dialog with the bank’s page',
  'terms dialog': 'the dialog with the terms, once in a tab',
} as const

export type Reaction = keyof typeof reactions

/** A flash or notification: its cause, the test under `demo-host/service`, and what is visible. */
export type FlashRow = {
  readonly cause: string
  readonly test: string
  /** It is about one line. */
  readonly ofLine?: true
  /** Repeated in every answer while it is true (`customerNotifications`), not once (`flash`). */
  readonly isNotification?: true
  readonly seen: Readonly<Partial<Record<Occasion, readonly Reaction[]>>>
}

/** Error codes that an answer reports in advance, where nothing has failed yet. */
export type InPassing = Extract<Code, 'TAX310' | 'PRM175' | 'GFS800' | 'GFC740' | 'GFC812' | 'PYT400'>

const fetched = 'routes/delivery/fetched.test.ts'
const sums = 'routes/checkout/refused-sums.test.ts'
const changes = 'routes/cart/changes.test.ts'
const discount = 'carts/employee-discount.test.ts'

const unavailable = {
  ofLine: true,
  seen: {
    bag: ['line'],
    'bag emptied': ['above'],
    step: ['above'],
    checked: ['refused'],
    'checked empty': ['cannot be completed'],
  },
} as const
const moved = {
  test: fetched,
  ofLine: true,
  seen: { bag: ['line'], step: ['shipping step'], checked: ['refused', 'shipping step'] },
} as const
const hindering = { seen: { bag: ['above'], step: ['above'], checked: ['refused'] } } as const

export const flashes: Readonly<Record<string, FlashRow>> = {
  ProductLineItemInventoryMissing: { cause: 'fewer are left than the line has', test: changes, ...unavailable },
  ProductItemNotAvailable: {
    cause: 'a line that is no longer sold, or has no price in the cart’s currency',
    test: 'routes/cart/unavailable.test.ts',
    ...unavailable,
  },
  ProductLineItemFullInventoryMissing: {
    cause: 'none is left, in the warehouse or in the line’s store',
    test: changes,
    ...unavailable,
  },
  ProductPriceChanged: {
    cause: 'a price of the catalogue that changed since the shopper was told',
    test: 'routes/cart/routes.test.ts',
    ofLine: true,
    seen: { bag: ['line'], step: ['above'], checked: ['above', 'total changed'] },
  },
  InvalidShippingAddress: {
    cause: 'an order whose delivery has no address, or no reader of its e-mail',
    test: 'routes/delivery/mailed.test.ts',
    ...hindering,
  },
  PaymentNotAuthorized: {
    cause: 'a card whose bank wants to ask its holder',
    test: 'routes/checkout/challenge.test.ts',
    seen: { placed: ['bank dialog'] },
  },
  ORD516: { cause: 'a line’s store is abroad now, so it is brought home', ...moved },
  ORD517: { cause: 'what was to be sent to its store lies there now', ...moved },
  ORD518: { cause: 'a store has sold its own, so another is sent there', ...moved },
  EmployeeTermsNotAccepted: {
    cause: 'an employee who has not accepted the terms of the discount',
    test: discount,
    isNotification: true,
    seen: { bag: ['above'], step: ['above', 'terms dialog'] },
  },
  EmployeeCapReached: {
    cause: 'an employee whose discount left for the year does not cover the cart',
    test: discount,
    isNotification: true,
    seen: { bag: ['above'], step: ['above'] },
  },
  ProgrammeCreditReached: {
    cause: 'a member of the trade or industry programme whose credit left for the year does not cover the cart',
    test: 'carts/programme-discount.test.ts',
    isNotification: true,
    seen: { bag: ['above'], step: ['above'] },
  },
  TAX310: {
    cause: 'a tax that changed since the shopper saw the sum',
    test: sums,
    seen: { checked: ['above', 'total changed'] },
  },
  PRM175: { cause: 'a code that counted when the shopper saw the sum, and has ended since', test: sums, ...hindering },
  GFS800: { cause: 'a gift with the order that is gone since the shopper saw it', test: sums, ...hindering },
  GFC740: { cause: 'a gift card that paid a part, and was spent elsewhere since', test: sums, ...hindering },
  GFC812: { cause: 'a gift card that paid a part, and has ended since', test: sums, ...hindering },
  PYT400: { cause: 'a gift card that paid a part, and holds less than that since', test: sums, ...hindering },
} satisfies Record<keyof typeof import('../../core/errors/catalogue').flashCodes | InPassing, FlashRow>
