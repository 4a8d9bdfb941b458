export { answerVotePressed, moreQuestionsWanted, questionsRetried, questionsShown } from './list'

export { $answerVotes, $ownQuestions, $questionLists } from './list'
export { noVote } from '../voting'
export { $mayTakePart } from '../taking-part'
export type { QuestionList } from './list'
export type { ProductAnswer, ProductQuestion } from './contracts'
