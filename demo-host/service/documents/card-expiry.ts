import type { KeptCard } from './cart'

/** Whether a card is past the last day of its month. */
export const isExpired = (
  { expiryMonth, expiryYear }: Pick<KeptCard, 'expiryMonth' | 'expiryYear'>,
  at: Date,
): boolean => at.getTime() >= Date.UTC(expiryYear, expiryMonth, 1)
