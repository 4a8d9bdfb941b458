export { answerVotePressed, moreQuestionsWanted, questionsRetried, questionsShown } from './list'

export { $answerVotes, $ownQuestions, $questionLists, noVote } from './list'
export { $mayTakePart } from '../taking-part'
export type { QuestionList } from './list'
export type { ProductAnswer, ProductQuestion } from './contracts'
