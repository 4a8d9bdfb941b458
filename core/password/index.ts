// Forgotten passwords
export { $forgotError, $forgotProblem, $isAskingForLink, $linkSentTo, forgotOpened, forgotSubmitted } from './forgot'

// The link of the mail
export {
  $isSettingPassword,
  $link,
  $resetChecked,
  $resetError,
  linkCheckRetried,
  resetOpened,
  resetSubmitted,
} from './reset'

// Changing a password
export {
  $changeChecked,
  $changeError,
  $isChangingPassword,
  $isPasswordChanged,
  changeOpened,
  changeSubmitted,
} from './change'
export type { NewPasswordProblems } from './new-password'
