import { endpoint } from '../../http/endpoint'
import { CountedVotes, ReviewVote } from '../reviews/contracts'
import { SubmittedQuestion, NewQuestion, Questions, QuestionsQuery } from './contracts'

/** Reading needs no token. Whoever asks or votes is known by their session, a guest's too. */
export const questionEndpoints = {
  readQuestions: endpoint({
    name: 'readQuestions',
    method: 'GET',
    path: '/products/v1/products/:productId/reviews/questions',
    audience: 'anyone',
    query: QuestionsQuery,
    answer: Questions,
  }),
  askQuestion: endpoint({
    name: 'askQuestion',
    method: 'POST',
    path: '/products/v1/products/:productId/reviews/questions',
    audience: 'lists',
    status: 201,
    body: NewQuestion,
    answer: SubmittedQuestion,
  }),
  voteAnswer: endpoint({
    name: 'voteAnswer',
    method: 'POST',
    path: '/products/v1/review/:answerId/questions/vote',
    audience: 'lists',
    body: ReviewVote,
    answer: CountedVotes,
  }),
} as const
