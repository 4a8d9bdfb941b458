export { questionFormLeft, questionFormShown, questionSubmitted, questionTyped } from './model'

export {
  $askedNow,
  $askingAbout,
  $questionAttempts,
  $questionDrafts,
  $questionErrors,
  $questionProblems,
} from './model'
export { noQuestion, questionRoom } from './model'
export { MOST_ASKER_LENGTH } from '../contracts'
