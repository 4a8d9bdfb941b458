import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { asShopError, type ShopError } from '../../../errors/shop-error'
import { askBotCheckFx } from '../../../http/bot-check'
import { requestFx } from '../../../http/request'
import { tokenForgotten } from '../../../http/token'
import { saveInTab, loadFromTab } from '../../../runtime/tab-storage'
import { $config } from '../../../site/config'
import { email as emailProblem } from '../../../validate/email'
import { type SubmittedQuestion, MAX_QUESTION_LENGTH } from '../contracts'
import { questionEndpoints } from '../endpoints'
import { questionAccepted } from '../list'

// The shopper asks about a product, and what they typed stays until it is sent.

export interface QuestionDraft {
  readonly text: string
  readonly author: string
  /** The address to notify of an answer; empty for none. */
  readonly email: string
}

export type QuestionProblems = { readonly [Name in keyof QuestionDraft]?: 'required' | 'too-long' | 'email' }

type ByProduct<Value> = Readonly<Record<string, Value>>
type OfProduct = { readonly productId: string }

export const noQuestion: QuestionDraft = { text: '', author: '', email: '' }

export const questionFormShown = createEvent<string>()
export const questionTyped = createEvent<OfProduct & { change: Partial<QuestionDraft> }>()
export const questionSubmitted = createEvent<string>()
/** The success was read, or another question begins. */
export const questionFormLeft = createEvent<string>()

const STORAGE_NAME = 'question-drafts'

const askQuestionFx = requestFx(questionEndpoints.askQuestion)
const botCheckFx = attach({ effect: askBotCheckFx, mapParams: () => 'register' as const })

const loadFx = attach({
  source: $config,
  effect: ({ key }) => loadFromTab<ByProduct<QuestionDraft>>(key, STORAGE_NAME, 1),
})

const saveFx = attach({
  source: $config,
  effect: ({ key }, drafts: ByProduct<QuestionDraft>) => saveInTab(key, STORAGE_NAME, 1, withoutEmails(drafts)),
})

const sendFx = createEffect<OfProduct & QuestionDraft, SubmittedQuestion, ShopError>(
  async ({ productId, text, author, email }) => {
    const [checkBot, send] = [scopeBind(botCheckFx, { safe: true }), scopeBind(askQuestionFx, { safe: true })]
    const recaptcha_response = await checkBot()
    const notifyEmail = email.trim()
    const body = {
      text: text.trim(),
      author: author.trim(),
      ...(notifyEmail && { notifyEmail }),
      ...(recaptcha_response && { recaptcha_response }),
    }
    return send({ params: { productId }, body })
  },
)

export const $questionDrafts = createStore<ByProduct<QuestionDraft>>({})
  .on(loadFx.doneData, (drafts, stored) => (stored ? { ...withoutEmails(stored), ...drafts } : drafts))
  .on(questionTyped, (drafts, { productId, change }) => ({
    ...drafts,
    [productId]: { ...noQuestion, ...drafts[productId], ...change },
  }))
  .on(sendFx.done, (drafts, { params: { productId, author } }) => ({
    ...drafts,
    [productId]: { ...noQuestion, author },
  }))
  .reset(tokenForgotten)

export const $questionProblems = createStore<ByProduct<QuestionProblems>>({}).on(
  questionTyped,
  (all, { productId }) => ({ ...all, [productId]: {} }),
)

/** Grows with each refused attempt, so that the view leads to what is wrong. */
export const $questionAttempts = createStore<ByProduct<number>>({})

export const $pendingQuestions = createStore<readonly string[]>([])
  .on(sendFx, (asking, { productId }) => [...asking, productId])
  .on(sendFx.finally, (asking, { params }) => asking.filter(id => id !== params.productId))

export const $questionErrors = createStore<ByProduct<ShopError | null>>({})
  .on(sendFx, (errors, { productId }) => ({ ...errors, [productId]: null }))
  .on(sendFx.fail, (errors, { params, error }) => ({ ...errors, [params.productId]: asShopError(error) }))

/** What was just sent, while the form says so. */
export const $submittedQuestions = createStore<ByProduct<SubmittedQuestion | null>>({})
  .on(sendFx.done, (asked, { params, result }) => ({ ...asked, [params.productId]: result }))
  .on(questionFormLeft, (asked, productId) => ({ ...asked, [productId]: null }))

const $isLoaded = createStore(false).on(loadFx, () => true)

sample({ clock: questionFormShown, source: $isLoaded, filter: isLoaded => !isLoaded, fn: () => {}, target: loadFx })

sample({ clock: [questionTyped, sendFx.done], source: $questionDrafts, target: saveFx })

const checked = sample({
  clock: questionSubmitted,
  source: { drafts: $questionDrafts, asking: $pendingQuestions },
  filter: ({ asking }, productId) => !asking.includes(productId),
  fn: ({ drafts }, productId) => {
    const draft = drafts[productId] ?? noQuestion
    return { productId, ...draft, problems: problemsOf(draft) }
  },
})

const isRight = ({ problems }: { problems: QuestionProblems }) => Object.keys(problems).length === 0

$questionProblems.on(checked, (all, { productId, problems }) => ({ ...all, [productId]: problems }))

$questionAttempts.on(checked, (all, checking) =>
  isRight(checking) ? all : { ...all, [checking.productId]: (all[checking.productId] ?? 0) + 1 },
)

sample({
  clock: checked,
  filter: isRight,
  fn: ({ problems: _none, ...question }) => question,
  target: sendFx,
})

sample({
  clock: sendFx.done,
  fn: ({ params: { productId }, result: submitted }) => ({ productId, submitted }),
  target: questionAccepted,
})

/** In characters, where an emoji is one. */
export const charactersLeft = (text: string): number => MAX_QUESTION_LENGTH - [...text.trim()].length

const withoutEmails = (drafts: ByProduct<QuestionDraft>): ByProduct<QuestionDraft> =>
  Object.fromEntries(Object.entries(drafts).map(([productId, draft]) => [productId, { ...draft, email: '' }]))

function problemsOf({ text, author, email }: QuestionDraft): QuestionProblems {
  return {
    ...(!text.trim() ? { text: 'required' as const } : charactersLeft(text) < 0 && { text: 'too-long' as const }),
    ...(!author.trim() && { author: 'required' as const }),
    ...(email.trim() && emailProblem(email) && { email: 'email' as const }),
  }
}
