import { defineWords } from '../../core/site/words'

/** Actions of a line, saved items, promo codes. */
const english = {
  save: 'Save for later',
  saveNamed: (name: string) => `Save ${name} for later`,
  moreNamed: (name: string) => `More for ${name}`,
  like: (name: string) => `Add ${name} to favorites`,
  addGift: 'Add gift option',
  addGiftNamed: (name: string) => `Add gift option to ${name}`,
  editGift: 'Edit',
  editGiftNamed: (name: string) => `Edit gift option of ${name}`,
  giftFor: (to: string) => `Gift for ${to}`,
  heldUntil: (time: string) => `Held for you until ${time}`,
  ship: 'Ship to me',
  pickUpAt: (name: string) => `Pick up at ${name}`,
  change: 'Change',
  changeNamed: (name: string) => `Change how you get ${name}`,

  removed: (name: string) => `${name} was removed.`,
  undo: 'Undo',

  saved: 'Saved for later',
  savedMore: 'What you save is kept here, and in your account once you sign in.',
  moveToBag: 'Move to bag',
  moveNamed: (name: string) => `Move ${name} to bag`,
  moving: 'Moving',
  removeSavedNamed: (name: string) => `Remove ${name} from saved for later`,
  quantitySavedNamed: (name: string) => `Saved quantity of ${name}`,
  changeVariant: 'Change the size or color',
  changeVariantNamed: (name: string) => `Change the size or color of ${name}`,
  soldOut: 'Sold out at the moment.',
  noPrice: 'Not for sale at the moment.',
  quantity: (count: number) => `Quantity ${count}`,

  promoCode: 'Promo code',
  addPromoCode: 'Add a promo code',
  enterCode: 'Enter a code',
  apply: 'Apply',
  applying: 'Applying',
  applied: (code: string) => `Code ${code} applied.`,
  notApplied: (code: string) => `Code ${code} does not apply to what is in the bag.`,
  removeCode: (code: string) => `Remove code ${code}`,
  noCode: 'Enter a code',
}

export type BesideLinesWords = typeof english

export const { $words } = defineWords<BesideLinesWords>(english, {
  fr: () => import('./beside-lines.words.fr'),
  de: () => import('./beside-lines.words.de'),
  ja: () => import('./beside-lines.words.ja'),
  ar: () => import('./beside-lines.words.ar'),
  'en-GB': () => import('./beside-lines.words.en-GB'),
  'en-CA': () => import('./beside-lines.words.en-CA'),
})
