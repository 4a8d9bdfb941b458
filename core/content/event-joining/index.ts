export {
  confirmationClosed,
  draftChanged,
  errorDismissed,
  joinFormShown,
  joinSubmitted,
  signInPressed,
  signUpPressed,
} from './model'

export { personFailed, personKnown, phoneRuleKnown } from './person'

export {
  $confirmed,
  $drafts,
  $joinAttempts,
  $joinErrors,
  $joining,
  $joinProblems,
  $placesGivenBack,
} from './model'
export { $person, $personError, $phoneRule } from './person'
export type { JoinDraft, Person } from './person'
export type { JoinField, JoinProblems } from './problems'
