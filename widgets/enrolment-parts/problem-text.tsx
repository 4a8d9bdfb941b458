import type { SignUpFieldName, SignUpForm, SignUpProblem } from '../../core/enrolment'
import type { SignUpWords } from './sign-up.words'

/** What is wrong with a field of the person, in words. Of a password its own rules tell. */
export function problemText(
  problem: SignUpProblem,
  name: SignUpFieldName,
  { minimalAge }: SignUpForm,
  { problems }: SignUpWords,
): string {
  switch (problem) {
    case 'required':
      return name === 'phone' ? problems.phoneRequired : problems.required
    case 'email':
      return problems.email
    case 'phone':
      return problems.phoneRequired
    case 'in-use':
      return name === 'phone' ? problems.phoneInUse : problems.emailInUse
    case 'min-length':
      return problems.minLength
    case 'max-length':
      return problems.maxLength
    case 'date':
      return problems.date
    case 'min-date':
    case 'max-date':
      return problems.year
    case 'min-age':
      return problems.minAge(minimalAge)
    default:
      return problems.wrong
  }
}
