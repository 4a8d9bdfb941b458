// Loaded with an open cart.

// Events
export { giftSubmitted, giftTaken, giftTyped } from './gift'
export { lineRestored } from './undo'

// State
export { $giftDraft, $giftProblems, $isSendingGift } from './gift'
export type { GiftDraft, GiftField } from './gift'
export { $goneLine } from './undo'
