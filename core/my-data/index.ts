import {
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  type Effect,
  type EventCallable,
  sample,
} from 'effector'
import { hasCode, type ShopError } from '../errors/shop-error'
import { type WrongPassword, wrongPassword } from '../errors/wrong-password'
import { requestFx } from '../http/request'
import { tokenForgotten } from '../http/token'
import { saveFileFx } from '../runtime/save-file'
import type { DataCopy } from './contracts'
import { endpoints } from './endpoints'

const FIRST_LOOK_MS = 1000
const LAST_LOOK_MS = 15_000

// A copy of all that the shop stores about a shopper, and its erasure. Both ask for the password.

export type PasswordProblem = 'required' | WrongPassword

export const myDataOpened = createEvent()
export const myDataLeft = createEvent()
export const copyRequested = createEvent()

/** The problem of a submitted password, and a count of failed attempts. */
export type PasswordProof = {
  readonly problem: PasswordProblem | null
  readonly attempt: number
  readonly error: ShopError | null
}

const unproved: PasswordProof = { problem: null, attempt: 0, error: null }

const withPassword = (password: string) => ({ body: { password } })
const readFx = requestFx(endpoints.readCopy)
const requestCopyFx = requestFx(endpoints.requestCopy)
const downloadFx = attach({ effect: requestFx(endpoints.downloadCopy), mapParams: withPassword })
const eraseFx = attach({ effect: requestFx(endpoints.eraseAccount), mapParams: withPassword })

/** Null until it has loaded. */
export const $copy = createStore<DataCopy | null>(null)
  .on([readFx.doneData, requestCopyFx.doneData], (_current, copy) => copy)
  .reset(tokenForgotten)

export const $isAskingForCopy = requestCopyFx.pending

const $refusal = createStore<ShopError | null>(null)
  .on([readFx.failData, requestCopyFx.failData], (_current, error) => error)
  .reset(readFx.done, requestCopyFx, myDataOpened, tokenForgotten)

// The copy expired or was replaced.
const copyGone = sample({ clock: downloadFx.failData, filter: error => hasCode(error, 'PRO421') })

const $removedLine = createStore<ShopError | null>(null)
  .on(copyGone, (_current, error) => error)
  .reset(downloadFx, requestCopyFx, myDataOpened, tokenForgotten)

/** Why the state is unknown, why a copy could not be requested, or that the one to download is gone. */
export const $copyError = combine($refusal, $removedLine, $copy, (refusal, removed, copy) =>
  copy?.state === 'ready' ? refusal : (refusal ?? removed),
)

export const downloadSubmitted = createEvent<string>()
export const $downloadProof = proofOf(downloadSubmitted, downloadFx)
export const $isDownloading = downloadFx.pending
export const $isDownloaded = createStore(false)
  .on(downloadFx.done, () => true)
  .reset(downloadFx, myDataOpened, tokenForgotten)

export const eraseSubmitted = createEvent<string>()
export const $eraseProof = proofOf(eraseSubmitted, eraseFx)
export const $isErasing = eraseFx.pending
/** The order that an erasure waits for. */
export const $orderUnderWay = $eraseProof.map(({ error }) => {
  if (error?.kind !== 'http' || !hasCode(error, 'PRO420')) return null
  const { orderNumber } = error.details
  return typeof orderNumber === 'string' ? orderNumber : null
})
/** All sessions of the account have ended. */
export const accountErased = eraseFx.doneData

const $isOpen = createStore(false)
  .on(myDataOpened, () => true)
  .reset(myDataLeft, tokenForgotten)

const $looks = createStore(0)
  .on(readFx, looks => looks + 1)
  .reset(myDataOpened, requestCopyFx)

const waitFx = createEffect((ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms)))

sample({ clock: myDataOpened, fn: () => {}, target: readFx })

sample({
  clock: copyRequested,
  source: requestCopyFx.pending,
  filter: isPending => !isPending,
  fn: () => {},
  target: requestCopyFx,
})

// Polls a running copy with growing pauses, because a mail reports it too.
sample({
  clock: [readFx.finally, requestCopyFx.done],
  source: { copy: $copy, looks: $looks, isOpen: $isOpen, isWaiting: waitFx.pending },
  filter: ({ copy, isOpen, isWaiting }) => copy?.state === 'pending' && isOpen && !isWaiting,
  fn: ({ looks }) => Math.min(FIRST_LOOK_MS * 1.5 ** looks, LAST_LOOK_MS),
  target: waitFx,
})

sample({ clock: waitFx.done, source: $isOpen, filter: isOpen => isOpen, fn: () => {}, target: readFx })

sample({ clock: downloadFx.doneData, target: saveFileFx })

sample({ clock: copyGone, fn: () => {}, target: readFx })

/** Sends one password at a time, and reports the outcome. */
function proofOf<Answer>(submitted: EventCallable<string>, callFx: Effect<string, Answer, ShopError>) {
  sample({
    clock: submitted,
    source: callFx.pending,
    filter: (isPending, password) => !isPending && password !== '',
    fn: (_isPending, password) => password,
    target: callFx,
  })

  return createStore<PasswordProof>(unproved)
    .on(submitted, ({ attempt }, password) =>
      password === '' ? { ...unproved, problem: 'required', attempt: attempt + 1 } : { ...unproved, attempt },
    )
    .on(callFx.failData, ({ attempt }, error) => {
      const problem = wrongPassword(error)
      return problem ? { ...unproved, problem, attempt: attempt + 1 } : { ...unproved, attempt, error }
    })
    .reset(myDataOpened, tokenForgotten)
}
