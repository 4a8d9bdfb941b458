import type { Flash } from '../../core/shapes/flash'

/** Notices of the cart to show beside a step, without those that the step shows itself (deliveries, a refused order) and terms that were just accepted. */
export const notesBesideStep = (
  notes: readonly Flash[],
  { refused, lacksTerms }: { refused: string | undefined; lacksTerms: boolean },
): readonly Flash[] =>
  notes.filter(
    ({ code }) => !code.startsWith('ORD51') && code !== refused && (lacksTerms || code !== 'EmployeeTermsNotAccepted'),
  )
