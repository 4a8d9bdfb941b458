import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { type WrongPassword, wrongPassword } from '../errors/wrong-password'
import { requestFx } from '../http/request'
import { tokenForgotten } from '../http/token'
import { hasPasskeys } from '../runtime/authenticator'
import type { Passkey, Passkeys } from './contracts'
import { makePasskeyFx } from './device'
import { endpoints } from './endpoints'

/** The password is in no store. */
export type NewPasskeyForm = { readonly name: string; readonly password: string }

export type NewPasskeyProblems = { readonly name?: 'required'; readonly password?: 'required' | WrongPassword }

export const passkeysWanted = createEvent()
export const addPasskeyPressed = createEvent()
export const addPasskeyLeft = createEvent()
export const newPasskeySubmitted = createEvent<NewPasskeyForm>()
export const passkeyRenamed = createEvent<{ id: string; name: string }>()
export const passkeyRemoved = createEvent<string>()

const readFx = requestFx(endpoints.readPasskeys)
const beginFx = requestFx(endpoints.beginPasskey)
const saveFx = requestFx(endpoints.addPasskey)
const nameFx = requestFx(endpoints.namePasskey)
const removeFx = requestFx(endpoints.removePasskey)

const addFx = createEffect<NewPasskeyForm, Passkeys, ShopError>(async ({ name, password }) => {
  const begin = scopeBind(beginFx, { safe: true })
  const make = scopeBind(makePasskeyFx, { safe: true })
  const keep = scopeBind(saveFx, { safe: true })
  const attestation = await make(await begin({ body: { password } }))
  return keep({ body: { name, attestation } })
})

/** Null until they have loaded. */
export const $passkeys = createStore<readonly Passkey[] | null>(null)
  .on([readFx.doneData, saveFx.doneData, nameFx.doneData, removeFx.doneData], (_current, { passkeys }) => passkeys)
  .reset(tokenForgotten)

export const $passkeysError = createStore<ShopError | null>(null)
  .on(readFx.failData, (_current, error) => error)
  .reset(readFx, tokenForgotten)

/** This browser supports passkeys. */
export const $canAddPasskeys = createStore(false).on(passkeysWanted, () => hasPasskeys())

export const $isAddingPasskey = createStore(false)
  .on(addPasskeyPressed, () => true)
  .reset(addPasskeyLeft, addFx.done, tokenForgotten)

export const $isMakingPasskey = addFx.pending

/** The problems of the form, and a count of failed attempts. */
export const $newPasskeyChecked = createStore<{ problems: NewPasskeyProblems; attempt: number }>({
  problems: {},
  attempt: 0,
})
  .on(newPasskeySubmitted, ({ attempt }, typed) => {
    const problems = problemsOf(typed)
    return { problems, attempt: isFine(problems) ? attempt : attempt + 1 }
  })
  .on(addFx.failData, (checked, error) => {
    const password = wrongPassword(error)
    return password ? { problems: { password }, attempt: checked.attempt + 1 } : checked
  })
  .reset(addPasskeyPressed, addPasskeyLeft)

/** Why none was added; a reason of the browser has a code too (`NoPasskey`). */
export const $newPasskeyError = createStore<ShopError | null>(null)
  .on(addFx.failData, (_current, error) => (wrongPassword(error) ? null : error))
  .reset(newPasskeySubmitted, addPasskeyPressed, addPasskeyLeft)

export const $pendingPasskey = createStore<string | null>(null)
  .on([nameFx, removeFx], (_current, { params }) => params.passkeyId)
  .reset(nameFx.finally, removeFx.finally)

export const $passkeyError = createStore<{ id: string; error: ShopError } | null>(null)
  .on([nameFx.fail, removeFx.fail], (_current, { params, error }) => ({ id: params.params.passkeyId, error }))
  .reset(nameFx, removeFx, tokenForgotten)

/** The passkey that was named last; a new object each time. */
export const $passkeyNamed = createStore<{ readonly id: string } | null>(null)
  .on(nameFx.done, (_before, { params }) => ({ id: params.params.passkeyId }))
  .reset(tokenForgotten)

/** The last success, for a notice. */
export const $passkeyDone = createStore<'added' | 'removed' | null>(null)
  .on(addFx.done, () => 'added')
  .on(removeFx.done, () => 'removed')
  .reset(passkeysWanted, addPasskeyPressed, nameFx, removeFx)

const $isBusy = combine($pendingPasskey, addFx.pending, (pending, isAdding) => pending !== null || isAdding)

sample({
  clock: passkeysWanted,
  source: readFx.pending,
  filter: isReading => !isReading,
  fn: () => ({}),
  target: readFx,
})

sample({
  clock: newPasskeySubmitted,
  source: $isBusy,
  filter: (isBusy, typed) => !isBusy && isFine(problemsOf(typed)),
  fn: (_isBusy, typed) => typed,
  target: addFx,
})

sample({
  clock: passkeyRenamed,
  source: $isBusy,
  filter: (isBusy, { name }) => !isBusy && name !== '',
  fn: (_isBusy, { id, name }) => ({ params: { passkeyId: id }, body: { name } }),
  target: nameFx,
})

sample({
  clock: passkeyRemoved,
  source: $isBusy,
  filter: isBusy => !isBusy,
  fn: (_isBusy, passkeyId) => ({ params: { passkeyId } }),
  target: removeFx,
})

function problemsOf({ name, password }: NewPasskeyForm): NewPasskeyProblems {
  return { ...(name ? {} : { name: 'required' as const }), ...(password ? {} : { password: 'required' as const }) }
}

const isFine = (problems: NewPasskeyProblems): boolean => Object.keys(problems).length === 0
