export { draftChanged, reviewFormShown, reviewSubmitted } from './model'

export { $drafts, $reviewAttempts, $reviewErrors, $reviewProblems, $sendingReviews } from './model'
export { charactersLeft, noDraft } from './model'
export { MOST_AUTHOR_LENGTH, MOST_REVIEW_LENGTH, MOST_TITLE_LENGTH } from '../contracts'
