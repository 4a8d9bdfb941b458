import type { Code } from '../../core/errors/catalogue'
import type { Flash } from '../../core/shapes/flash'

/** Shown above the form of deliveries. */
const deliveries: readonly string[] = ['ORD516', 'ORD517', 'ORD518'] satisfies readonly Code[]

/** Notices of the cart to show beside a step, without those that the step shows itself (deliveries, a refused order) and terms that were just accepted. */
export const notesBesideStep = (
  notes: readonly Flash[],
  { refused, lacksTerms }: { refused: string | undefined; lacksTerms: boolean },
): readonly Flash[] =>
  notes.filter(
    ({ code }) => !deliveries.includes(code) && code !== refused && (lacksTerms || code !== 'EmployeeTermsNotAccepted'),
  )
