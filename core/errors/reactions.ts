/** What the shop does about an error, beside telling of it where that is part of the word. */
export type Reaction =
  | 'top-notice'
  | 'item-notice'
  | 'inline'
  | 'field'
  | 'toast'
  | 'lasting-toast'
  | 'rethrow'
  | 'maximum'
  | 'rebuild-cart'
  | 'refetch-cart'
  | 'clear-and-reload'
  | 'retry-login'
  | 'sign-in-again'
  | 'silent'

/**
 * Reactions by their codes (spec/1 §8, 'How the product reacts'; spec/3 §8): what is not listed is a notice at the top.
 * They stand apart from the catalogue, since a page needs them before it needs anything else of it.
 */
export const codesOf: Readonly<Record<Exclude<Reaction, 'top-notice'>, string>> = {
  'item-notice': 'ORD404 INV702 PRC400',
  // Out of stock, of one item or of many: whoever asked shows it, with the service's message.
  rethrow: 'INV700 INV406 INV701 INV703 INV405 INV407 INV409',
  maximum: 'INV408',
  toast: 'GWP403 PLP400 RTN500',
  'lasting-toast': 'STR404',
  'rebuild-cart': 'BSK404',
  'refetch-cart': 'ORD430 TAX310',
  'clear-and-reload': 'AUT498',
  'retry-login': 'AUT409',
  'sign-in-again': 'AUT404 AUT432',
  silent: 'ATTR100 ATTR200 ATTR300',
  inline:
    'AUT401 AUT418 AUT437 AUT438 AUT423 AUT441 AUT426 AUT440 AUT402 AUT403 AUT450 AUT451 AUT452 AUT500 PRO412 PRO418 ' +
    'PRO415 GFC410 GFC799 GFC800 GFC700 GFC812 GFC725 GFC740 GFC755 GFC760 GFC400 GFO404 GFS800 GFO405 ' +
    'PRM130 PRM160 PRM175 PRM135 PRM140 PRM150 PRM155 PRM416 REW401 REW130 REW135 REW140 OHS4004 ORD409 4044 PYT300',
  field:
    'AUT439 PRO400 AUT444 AUT442 AUT453 PRO410 PRO411 FE309 FE340 FE872 SHP410 SHP500 CHK380 CHK320 BIL400 BILL410 ' +
    'PYT406 ORD400 REV410',
}

/** What to do about a code while the shopper shops. */
export function reactionTo(code: string): Reaction {
  for (const [reaction, codes] of Object.entries(codesOf)) {
    if (codes.split(' ').includes(code)) return reaction as Reaction
  }
  return 'top-notice'
}

const inPage = 'FE309 PYT404 PYT405 PAY400 PYT402 BSK404 SHP500 PAY401 INV700 INV406 INV701 INV703 INV405 INV407 INV409'

/** What to do about a code that answers an order (spec/1 §8): any that is not foreseen stays on the screen until closed. */
export function orderReactionTo(code: string): 'refetch-cart' | 'top-notice' | 'lasting-toast' {
  if (code === 'ORD430') return 'refetch-cart'
  return inPage.split(' ').includes(code) ? 'top-notice' : 'lasting-toast'
}
