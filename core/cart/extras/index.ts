// What only an open cart needs: gifts, and bringing back what was removed.

// What the shopper does
export { giftSubmitted, giftTaken, giftTyped } from './gift'
export { lineRestored } from './undo'

// What is seen
export { $giftDraft, $giftProblems, $isSendingGift } from './gift'
export type { GiftDraft, GiftField } from './gift'
export { $goneLine } from './undo'
