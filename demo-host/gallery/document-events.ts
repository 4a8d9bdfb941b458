import type { TillEvents } from '../../widgets/host/event-map'

/** When each of our DOM events is dispatched, and what it carries; the compiler asks for a row when there is a new one. */
export const documentEvents: Readonly<Record<keyof TillEvents, { readonly when: string; readonly detail: string }>> = {
  'till:ready': { when: 'The shop runs.', detail: 'nothing' },
  'till:cart': {
    when: 'The cart is another: its lines, its sums, or whether there is one.',
    detail: 'the cart, or `null`',
  },
  'till:session': { when: 'Somebody has signed in or out.', detail: '`consumerType`, `isSignedIn`' },
  'till:notice': { when: 'The shop says something in passing.', detail: '`kind`, `code`, `message`' },
  'till:order': {
    when: 'Something of the page’s cart was bought, here or at checkout on another origin: told once, at the latest when the shopper is back on the page.',
    detail:
      '`basketId`, `orderNumber`, `totalItemCount`, `currency`, `totals` (`itemTotal`, `totalDiscount`, `shipping`, `tax`, `total`)',
  },
  'till:error': {
    when: 'A call of a script was refused, or a widget could not open (at its element).',
    detail: '`code`, `message`, `status`',
  },
  'till:analytics': {
    when: 'A commerce action that the shopper agrees to be measured; the table is in `loader/README.md`.',
    detail: '`event`, `ecommerce` (GA4)',
  },
  'till:bot-challenge': { when: 'The service asks for a proof that no robot calls.', detail: '`appId`, `endpoint`' },
  'till:open': { when: 'A dialog or panel has opened, at its element.', detail: '`name`' },
  'till:close': { when: 'A dialog or panel has closed, at its element.', detail: '`name`' },
  'till:menu-expand': {
    when: 'On a small screen a part of a menu was opened, at its element.',
    detail: '`id`, `title`',
  },
  'till:menu-close': { when: 'Such a part was closed, at its element.', detail: '`id`, `title`' },
  'till:checkout': {
    when: 'Checkout was pressed, at its element; prevent its default to keep the shopper on your own way.',
    detail: '`basketId`, `totals`',
  },
}
