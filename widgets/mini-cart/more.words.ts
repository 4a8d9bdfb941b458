import { defineWords } from '../../core/site/words'

const english = {
  save: 'Save for later',
  saveNamed: (name: string) => `Save ${name} for later`,
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
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name} from saved for later`,
  soldOut: 'Sold out at the moment.',
  noPrice: 'Not for sale at the moment.',
  quantity: (count: number) => `Quantity ${count}`,
  was: 'was',
  tryAgain: 'Try again',

  promoCode: 'Promo code',
  addPromoCode: 'Add a promo code',
  enterCode: 'Enter a code',
  apply: 'Apply',
  applying: 'Applying',
  applied: (code: string) => `Code ${code} is on.`,
  notApplied: (code: string) => `Code ${code} does not apply to what is in the bag.`,
  removeCode: (code: string) => `Remove code ${code}`,
  noCode: 'Enter a code',

  gift: 'Gift option',
  giftMore: 'We send your words by email. Your order stays as it is.',
  giftCardMore: 'We send the gift card with your words to this address.',
  close: 'Close',
  to: 'To',
  email: 'Their email',
  message: 'Message',
  left: (count: number) => `Up to ${count} characters`,
  required: 'This field is required',
  wrongEmail: 'Write the email address like name@example.com',
  keep: 'Save gift option',
  keeping: 'Saving',
  takeOff: 'Remove gift option',
}

/** Words of what an open bag has beside its lines. */
export type MoreWords = typeof english

export const { $words } = defineWords<MoreWords>(english, {
  'en-GB': () => import('./more.words.en-GB'),
  fr: () => import('./more.words.fr'),
  de: () => import('./more.words.de'),
  ja: () => import('./more.words.ja'),
  ar: () => import('./more.words.ar'),
})
