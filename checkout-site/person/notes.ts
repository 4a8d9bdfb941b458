import type { Flash } from '../../core/shapes/flash'

/**
 * What of the cart's news stands beside a step. What the step itself says is not said twice (deliveries above their form,
 * a refused order above its button), nor that terms are lacking which were just accepted.
 */
export const notesBesideStep = (
  notes: readonly Flash[],
  { refused, lacksTerms }: { refused: string | undefined; lacksTerms: boolean },
): readonly Flash[] =>
  notes.filter(
    ({ code }) => !code.startsWith('ORD51') && code !== refused && (lacksTerms || code !== 'EmployeeTermsNotAccepted'),
  )
