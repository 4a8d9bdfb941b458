import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { asShopError, type ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import { logError } from '../../runtime/log-error'
import { cameOnline } from '../../runtime/page-events'
import { withPart } from '../../shapes/list-in-parts'
import { ownVotesRead, ownVotesWanted } from '../own-votes'
import type { CountedVotes } from '../reviews/contracts'
import { takingPartRefused } from '../taking-part'
import { isToSend, noVote, type Vote, voteCounted, voteRead, voteRefused, voteSent, voteGiven } from '../voting'
import type { SubmittedQuestion, ProductQuestion, Questions } from './contracts'
import { questionEndpoints } from './endpoints'

/** The questions about a product, as far as they are shown. */
export interface QuestionList {
  readonly questions: readonly ProductQuestion[]
  readonly total: number
  /** How many were read from the service. */
  readonly read: number
  readonly isModerated: boolean
  readonly isKnown: boolean
  readonly isPending: boolean
  readonly error: ShopError | null
}

type ByProduct<Value> = Readonly<Record<string, Value>>
type PageRequest = { readonly productId: string; readonly start: number }
type Votes = Readonly<Record<string, Vote>>

const PAGE = 5

const fresh: QuestionList = {
  questions: [],
  total: 0,
  read: 0,
  isModerated: false,
  isKnown: false,
  isPending: true,
  error: null,
}

export const questionsShown = createEvent<string>()
export const moreQuestionsWanted = createEvent<string>()
export const questionsRetried = createEvent<string>()
export const answerVotePressed = createEvent<{ answerId: string; isHelpful: boolean }>()
/** The shopper has sent a question. */
export const questionAccepted = createEvent<{ productId: string; submitted: SubmittedQuestion }>()

const readFx = requestFx(questionEndpoints.readQuestions)
const voteFx = requestFx(questionEndpoints.voteAnswer)

const readQuestionsFx = createEffect<PageRequest, Questions, ShopError>(({ productId, start }) =>
  scopeBind(readFx, { safe: true })({ params: { productId }, query: { start: String(start), count: String(PAGE) } }),
)

const sendVoteFx = createEffect<{ answerId: string; isHelpful: boolean }, CountedVotes, ShopError>(
  ({ answerId, isHelpful }) => scopeBind(voteFx, { safe: true })({ params: { answerId }, body: { isHelpful } }),
)

export const $questionLists = createStore<ByProduct<QuestionList>>({})
  .on(readQuestionsFx, (lists, { productId }) => changed(lists, productId, () => ({ isPending: true, error: null })))
  .on(readQuestionsFx.done, (lists, { params, result: { questions, total, isModerated } }) =>
    changed(lists, params.productId, ({ questions: shown }) => {
      const all = withPart(shown, { items: questions, start: params.start, total }, ({ questionId }) => questionId)
      return { questions: all.items, total: all.total, read: all.read, isModerated, isKnown: true, isPending: false }
    }),
  )
  .on(readQuestionsFx.fail, (lists, { params, error }) =>
    changed(lists, params.productId, () => ({ isPending: false, error: asShopError(error) })),
  )
  .on(sendVoteFx.done, (lists, { params: { answerId }, result }) =>
    Object.fromEntries(Object.entries(lists).map(([id, list]) => [id, withVotes(list, answerId, result)])),
  )

/** What the shopper has asked on this page, by product, the newest first. */
export const $ownQuestions = createStore<ByProduct<readonly SubmittedQuestion[]>>({})
  .on(questionAccepted, (own, { productId, submitted }) => ({
    ...own,
    [productId]: [submitted, ...(own[productId] ?? [])],
  }))
  .reset(tokenForgotten)

export const $answerVotes = createStore<Votes>({})
  .on(answerVotePressed, (votes, { answerId, isHelpful }) => withVote(votes, answerId, voteGiven(isHelpful)))
  .on(sendVoteFx, (votes, { answerId }) => withVote(votes, answerId, voteSent))
  .on(sendVoteFx.done, (votes, { params: { answerId, isHelpful } }) =>
    withVote(votes, answerId, voteCounted(isHelpful)),
  )
  .on(sendVoteFx.fail, (votes, { params: { answerId, isHelpful }, error }) =>
    withVote(votes, answerId, voteRefused(voteOf(votes, answerId), isHelpful, error)),
  )
  .on(ownVotesRead, (votes, { answers }) =>
    answers.reduce(
      (known, { answerId, isHelpful }) => withVote(known, answerId, voteRead(voteOf(known, answerId), isHelpful)),
      votes,
    ),
  )
  .reset(tokenForgotten)

sample({ clock: questionsShown, target: ownVotesWanted })

const logErrorFx = createEffect(() =>
  logError('Expected <till-questions> with a product’s id, as in product="TQ4407AB12", got none; it shows nothing.'),
)

sample({ clock: questionsShown, filter: productId => productId === '', fn: () => {}, target: logErrorFx })

sample({
  clock: questionsShown,
  source: $questionLists,
  filter: (lists, productId) => productId !== '' && !lists[productId],
  fn: (_lists, productId) => ({ productId, start: 0 }),
  target: readQuestionsFx,
})

sample({
  clock: moreQuestionsWanted,
  source: $questionLists,
  filter: (lists, productId) => lists[productId]?.isPending === false,
  fn: (lists, productId) => ({ productId, start: lists[productId]?.read ?? 0 }),
  target: readQuestionsFx,
})

sample({
  clock: questionsRetried,
  source: $questionLists,
  filter: (lists, productId) => Boolean(lists[productId]?.error),
  fn: (lists, productId) => ({ productId, start: lists[productId]?.read ?? 0 }),
  target: readQuestionsFx,
})

// One after the other: a list that was read is no longer offline.
sample({
  clock: [cameOnline, readQuestionsFx.done],
  source: $questionLists,
  filter: lists => offlineIn(lists) !== undefined,
  fn: lists => offlineIn(lists) ?? '',
  target: questionsRetried,
})

sample({
  clock: [answerVotePressed, sendVoteFx.finally.map(({ params }) => params)],
  source: $answerVotes,
  filter: (votes, { answerId }) => isToSend(voteOf(votes, answerId)),
  fn: (votes, { answerId }) => ({ answerId, isHelpful: voteOf(votes, answerId).isHelpful === true }),
  target: sendVoteFx,
})

sample({ clock: sendVoteFx.failData, target: takingPartRefused })

const voteOf = (votes: Votes, answerId: string): Vote => votes[answerId] ?? noVote

const withVote = (votes: Votes, answerId: string, change: Partial<Vote>): Votes => ({
  ...votes,
  [answerId]: { ...voteOf(votes, answerId), ...change },
})

const offlineIn = (lists: ByProduct<QuestionList>): string | undefined =>
  Object.keys(lists).find(productId => lists[productId]?.error?.kind === 'network')

function changed(
  lists: ByProduct<QuestionList>,
  productId: string,
  change: (list: QuestionList) => Partial<QuestionList>,
): ByProduct<QuestionList> {
  const list = lists[productId] ?? fresh
  return { ...lists, [productId]: { ...list, ...change(list) } }
}

const withVotes = (list: QuestionList, answerId: string, votes: CountedVotes): QuestionList => ({
  ...list,
  questions: list.questions.map(question => ({
    ...question,
    answers: question.answers.map(answer => (answer.answerId === answerId ? { ...answer, ...votes } : answer)),
  })),
})
