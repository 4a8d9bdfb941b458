import type { SignUpProblem } from '../../core/enrolment'
import { MAX_POSTAL_CODE, type SignUpFieldName, type SignUpForm } from '../../core/enrolment/form'
import { nameLimits } from '../../core/validate/person-name'
import type { ProblemWords } from '../../core/validate/problems.words'
import type { LengthLimits } from '../../core/validate/text-length'
import { problemMessage } from '../../core/validate/problem-message'
import type { SignUpWords } from './sign-up.words'

/** Messages for a field; a password shows its rules instead. */
export function problemText(
  problem: SignUpProblem,
  name: SignUpFieldName,
  form: Pick<SignUpForm, 'minimalAge'> | null,
  { problems }: SignUpWords,
  common: ProblemWords,
): string {
  switch (problem) {
    case 'required':
      return name === 'phone' ? common.phone : common.required
    case 'in-use':
      return name === 'phone' ? problems.phoneInUse : problems.emailInUse
    case 'date':
      return problems.date
    case 'min-date':
    case 'max-date':
      return problems.year
    case 'min-age':
      return form ? problems.minAge(form.minimalAge) : problems.wrong
    default:
      return problemMessage(problem, common, limitsOf(name)) ?? problems.wrong
  }
}

function limitsOf(name: SignUpFieldName): LengthLimits {
  if (name === 'firstName' || name === 'lastName') return nameLimits
  return name === 'postalCode' ? { maxLength: MAX_POSTAL_CODE } : {}
}
