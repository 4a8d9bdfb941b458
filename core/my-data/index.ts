import { attach, createEffect, createEvent, createStore, type Effect, type EventCallable, sample } from 'effector'
import { hasCode, type ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { tokenForgotten } from '../http/token'
import { saveFileFx } from '../runtime/save-file'
import type { DataCopy } from './contracts'
import { endpoints } from './endpoints'

const FIRST_LOOK_MS = 1000
const LAST_LOOK_MS = 15_000

// What the shop keeps of a shopper: a copy of all of it, and its end. Each asks for the password.

export type PasswordProblem = 'required' | 'wrong'

export const myDataOpened = createEvent()
export const myDataLeft = createEvent()
export const copyRequested = createEvent()

/** What came of a password that was given: what to put right about it, and how often there was something. */
export type Asked = {
  readonly problem: PasswordProblem | null
  readonly attempt: number
  readonly error: ShopError | null
}

const unasked: Asked = { problem: null, attempt: 0, error: null }

const withPassword = (password: string) => ({ body: { password } })
const readFx = requestFx(endpoints.readCopy)
const requestCopyFx = requestFx(endpoints.requestCopy)
const downloadFx = attach({ effect: requestFx(endpoints.downloadCopy), mapParams: withPassword })
const eraseFx = attach({ effect: requestFx(endpoints.eraseAccount), mapParams: withPassword })

/** How far the copy is; null until it is known. */
export const $copy = createStore<DataCopy | null>(null)
  .on([readFx.doneData, requestCopyFx.doneData], (_current, copy) => copy)
  .reset(tokenForgotten)

export const $isAskingForCopy = requestCopyFx.pending

/** Why it is not known how far the copy is, or why it could not be asked for. */
export const $copyError = createStore<ShopError | null>(null)
  .on([readFx.failData, requestCopyFx.failData], (_current, error) => error)
  .reset(readFx.done, requestCopyFx, myDataOpened, tokenForgotten)

export const downloadSubmitted = createEvent<string>()
export const $downloadAsked = askedFor(downloadSubmitted, downloadFx)
export const $isDownloading = downloadFx.pending
export const $isDownloaded = createStore(false)
  .on(downloadFx.done, () => true)
  .reset(downloadFx, myDataOpened, tokenForgotten)

export const eraseSubmitted = createEvent<string>()
export const $eraseAsked = askedFor(eraseSubmitted, eraseFx)
export const $isErasing = eraseFx.pending
/** Nobody is signed in any more, in any tab or on any device. */
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

// What is being made is looked for again, less often as time goes on: the mail tells of it too.
sample({
  clock: [readFx.finally, requestCopyFx.done],
  source: { copy: $copy, looks: $looks, isOpen: $isOpen, isWaiting: waitFx.pending },
  filter: ({ copy, isOpen, isWaiting }) => copy?.state === 'pending' && isOpen && !isWaiting,
  fn: ({ looks }) => Math.min(FIRST_LOOK_MS * 1.5 ** looks, LAST_LOOK_MS),
  target: waitFx,
})

sample({ clock: waitFx.done, source: $isOpen, filter: isOpen => isOpen, fn: () => {}, target: readFx })

sample({ clock: downloadFx.doneData, target: saveFileFx })

// It is gone by now, or was replaced.
sample({ clock: downloadFx.failData, filter: error => hasCode(error, 'PRO421'), fn: () => {}, target: readFx })

/** Sends a password that was given, once at a time, and says what came of it. */
function askedFor<Answer>(submitted: EventCallable<string>, callFx: Effect<string, Answer, ShopError>) {
  sample({
    clock: submitted,
    source: callFx.pending,
    filter: (isPending, password) => !isPending && password !== '',
    fn: (_isPending, password) => password,
    target: callFx,
  })

  return createStore<Asked>(unasked)
    .on(submitted, ({ attempt }, password) =>
      password === '' ? { ...unasked, problem: 'required', attempt: attempt + 1 } : { ...unasked, attempt },
    )
    .on(callFx.failData, ({ attempt }, error) =>
      hasCode(error, 'AUT450')
        ? { ...unasked, problem: 'wrong', attempt: attempt + 1 }
        : { ...unasked, attempt, error },
    )
    .reset(myDataOpened, tokenForgotten)
}
