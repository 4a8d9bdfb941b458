import { endpoint } from '../../http/endpoint'
import { SubmittedAnswer, NewAnswer, OpenQuestions, OpenQuestionsQuery } from './contracts'

/** For the shop's people, who work as associates of a store. */
export const answeringEndpoints = {
  readOpenQuestions: endpoint({
    name: 'readOpenQuestions',
    method: 'GET',
    path: '/products/v1/review/questions/open',
    audience: 'associate',
    query: OpenQuestionsQuery,
    answer: OpenQuestions,
  }),
  answerQuestion: endpoint({
    name: 'answerQuestion',
    method: 'POST',
    path: '/products/v1/review/:questionId/questions/answer',
    audience: 'associate',
    status: 201,
    body: NewAnswer,
    answer: SubmittedAnswer,
  }),
  publishAnswer: endpoint({
    name: 'publishAnswer',
    method: 'POST',
    path: '/products/v1/review/:answerId/questions/publish',
    audience: 'associate',
    answer: SubmittedAnswer,
  }),
} as const
