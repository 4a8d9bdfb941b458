import { defineWords } from '../../core/site/words'

const english = {
  save: 'Save for later',
  saveNamed: (name: string) => `Save ${name} for later`,
  moreNamed: (name: string) => `More for ${name}`,
  favorite: 'Favorite',
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

  changeVariant: 'Change the size or color',
  changeVariantNamed: (name: string) => `Change the size or color of ${name}`,
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
