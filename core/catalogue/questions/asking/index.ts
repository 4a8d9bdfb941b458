export { questionFormLeft, questionFormShown, questionSubmitted, questionTyped } from './model'

export {
  $submittedQuestions,
  $pendingQuestions,
  $questionAttempts,
  $questionDrafts,
  $questionErrors,
  $questionProblems,
} from './model'
export { charactersLeft, noQuestion } from './model'
export { MAX_AUTHOR_LENGTH } from '../contracts'
