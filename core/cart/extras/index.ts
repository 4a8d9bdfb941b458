// Loaded with an open cart.

export { giftOpened, giftSubmitted, giftRemoved, giftTyped } from './gift'
export { lineRestored } from './undo'

export { $giftDraft, $giftProblems, $isSendingGift } from './gift'
export type { GiftDraft, GiftField } from './gift'
export { $undoableLine } from './undo'
