import { attach, createEvent, createStore, type Effect, type EventCallable, sample } from 'effector'
import { hasCode, type ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { tokenForgotten } from '../http/token'
import { saveFileFx } from '../runtime/save-file'
import { endpoints } from './endpoints'

// What the shop keeps of a shopper: a copy of all of it, and its end. Each asks for the password.

export type PasswordProblem = 'required' | 'wrong'

export const myDataOpened = createEvent()

/** What came of a password that was given: what to put right about it, and how often there was something. */
export type Asked = {
  readonly problem: PasswordProblem | null
  readonly attempt: number
  readonly error: ShopError | null
}

const unasked: Asked = { problem: null, attempt: 0, error: null }

const withPassword = (password: string) => ({ body: { password } })
const downloadFx = attach({ effect: requestFx(endpoints.downloadData), mapParams: withPassword })
const eraseFx = attach({ effect: requestFx(endpoints.eraseAccount), mapParams: withPassword })

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

sample({ clock: downloadFx.doneData, target: saveFileFx })

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
