import type { StoredCard } from './cart'

/** Past the last day of its month. */
export const isExpired = (
  { expiryMonth, expiryYear }: Pick<StoredCard, 'expiryMonth' | 'expiryYear'>,
  at: Date,
): boolean => at.getTime() >= Date.UTC(expiryYear, expiryMonth, 1)
