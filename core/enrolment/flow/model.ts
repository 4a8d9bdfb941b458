import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { hasCode, type ShopError } from '../../errors/shop-error'
import { askBotCheckFx } from '../../http/bot-check'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import { dropFromTab, saveInTab, loadFromTab } from '../../runtime/tab-storage'
import { $config } from '../../site/config'
import { checkedEmail, unchecked } from '../../validate/checked-email'
import { email as emailProblem } from '../../validate/email'
import { endpoints } from '../endpoints'
import { emailForgotten, emailTyped } from '../typed-email'
import {
  canBeAt,
  type Happening,
  isForGuests,
  isStep,
  type Progress,
  startingStep,
  type Step,
  stepAfter,
} from './steps'

type Request = { readonly at?: Step | undefined; readonly onlyGoesOn?: boolean }

/** Begins at step `at`, if the shopper may be there. `onlyGoesOn`: an account is asked nothing new. */
export const flowShown = createEvent<Request>()
export const flowClosed = createEvent()
export const happened = createEvent<Happening>()
export const lookUpSubmitted = createEvent<string>()

/** Null until it is known. */
export const progressKnown = createEvent<Progress | null>()

const $progress = createStore<Progress | null>(null).on(progressKnown, (_before, progress) => progress)

/** The requested step, until it is known who the shopper is. */
const $request = createStore<Request | null>(null).on(flowShown, (_before, request) => request)

export const $isFlowShown = createStore(false)
  .on(flowShown, () => true)
  .reset(flowClosed, tokenForgotten)

const began = createEvent<Step>()
const moved = createEvent<Step | 'over'>()

/** Null before the first step and after the last. */
export const $step = createStore<Step | null>(null)
  .on(began, (_before, step) => step)
  .on(moved, (_before, step) => (step === 'over' ? null : step))
  .reset(tokenForgotten)

/** The shopper came to the sign-up to join the club. */
export const $isForClub = createStore(false)
  .on(happened, (_before, happening) => happening === 'club-chosen')
  .reset(flowClosed, tokenForgotten)

export const flowEnded = moved.filter({ fn: step => step === 'over' })

const lookUpCallFx = requestFx(endpoints.lookUpConsumer)

const lookUpFx = createEffect<string, 'known' | 'unknown', ShopError>(async email => {
  const call = scopeBind(lookUpCallFx, { safe: true })
  const botToken = await scopeBind(askBotCheckFx, { safe: true })('login')
  try {
    await call({ query: { email, ...(botToken === undefined ? {} : { recaptcha_response: botToken }) } })
    return 'known'
  } catch (error) {
    if (hasCode(error as ShopError, 'AUT440')) return 'unknown'
    throw error
  }
})

export const $isLookingUp = lookUpFx.pending

export const $lookUpProblem = createStore(unchecked).on(lookUpSubmitted, checkedEmail).reset(began)

export const $lookUpError = createStore<ShopError | null>(null)
  .on(lookUpFx.failData, (_before, error) => error)
  .reset(lookUpSubmitted, began)

sample({ clock: lookUpSubmitted, target: emailTyped })

sample({
  clock: moved,
  filter: step => step === 'over' || !isForGuests(step),
  fn: () => {},
  target: emailForgotten,
})

// The step is stored in the tab for a reload. Without storage the flow starts again.
const beginFx = attach({
  source: { config: $config, step: $step, progress: $progress, request: $request },
  effect: ({ config, step, progress, request }) => {
    if (!progress) return null
    const stored = step ?? loadFromTab<unknown>(config.key, 'enrolment', 1)
    const isFitting = (place: unknown): place is Step => isStep(place) && canBeAt(place, progress)
    return (
      [stored, request?.at].find(isFitting) ??
      (request?.onlyGoesOn && progress.isSignedIn ? null : startingStep(progress))
    )
  },
})

const saveFx = attach({
  source: { config: $config, step: $step },
  effect: ({ config, step }) =>
    step ? saveInTab(config.key, 'enrolment', 1, step) : dropFromTab(config.key, 'enrolment'),
})

sample({
  clock: [flowShown, progressKnown],
  source: { request: $request, progress: $progress },
  filter: ({ request, progress }) => request !== null && progress !== null,
  fn: () => {},
  target: beginFx,
})

sample({ clock: beginFx.doneData, filter: (step): step is Step => step !== null, target: began })

$request.reset(began, flowClosed)

sample({ clock: [began, moved, tokenForgotten], fn: () => {}, target: saveFx })

// Closing ends a guest's flow, while an account's steps wait for the next time.
sample({
  clock: flowClosed,
  source: $step,
  filter: step => step !== null && isForGuests(step),
  fn: () => 'over' as const,
  target: moved,
})

sample({
  clock: lookUpSubmitted,
  source: lookUpFx.pending,
  filter: (isPending, email) => !isPending && emailProblem(email) === null,
  fn: (_isPending, email) => email,
  target: lookUpFx,
})

sample({ clock: lookUpFx.doneData, target: happened })

sample({
  clock: happened,
  source: { step: $step, progress: $progress },
  filter: ({ step, progress }, happening) => step !== null && stepAfter(step, happening, progress) !== null,
  fn: ({ step, progress }, happening) => stepAfter(step as Step, happening, progress) as Step | 'over',
  target: moved,
})
