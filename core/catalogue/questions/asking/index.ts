export { questionFormLeft, questionFormShown, questionSubmitted, questionTyped } from './model'

export {
  $submittedQuestions,
  $pendingQuestions,
  $questionAttempts,
  $questionDrafts,
  $questionErrors,
  $questionProblems,
} from './model'
export { noQuestion, questionRoom } from './model'
export { MAX_AUTHOR_LENGTH } from '../contracts'
