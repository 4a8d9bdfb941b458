export { draftChanged, reviewFormShown, reviewSubmitted } from './model'

export { $drafts, $reviewAttempts, $reviewErrors, $reviewProblems, $sendingReviews } from './model'
export { charactersLeft, noDraft } from './model'
export { MAX_AUTHOR_LENGTH, MAX_REVIEW_LENGTH, MAX_TITLE_LENGTH } from '../contracts'
