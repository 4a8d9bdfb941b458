import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { tokenForgotten } from '../http/token'
import type { Passkey, Passkeys } from './contracts'
import { makePasskeyFx } from './device'
import { endpoints } from './endpoints'

export type NewPasskeyTyped = { readonly name: string; readonly password: string }

export type NewPasskeyProblems = { readonly [Field in keyof NewPasskeyTyped]?: 'required' }

// What the shopper does

export const passkeysWanted = createEvent()
export const addingOpened = createEvent()
export const addingLeft = createEvent()
export const passkeySubmitted = createEvent<NewPasskeyTyped>()
export const passkeyNamed = createEvent<Pick<Passkey, 'passkeyId' | 'name'>>()
export const passkeyRemoved = createEvent<string>()

// What we remember

const readFx = requestFx(endpoints.readPasskeys)
const beginFx = requestFx(endpoints.beginPasskey)
const addFx = requestFx(endpoints.addPasskey)
const nameFx = requestFx(endpoints.namePasskey)
const removeFx = requestFx(endpoints.removePasskey)

const makeFx = createEffect<NewPasskeyTyped, Passkeys, ShopError>(async ({ name, password }) => {
  const begin = scopeBind(beginFx, { safe: true })
  const make = scopeBind(makePasskeyFx, { safe: true })
  const add = scopeBind(addFx, { safe: true })
  const attestation = await make(await begin({ body: { password } }))
  return add({ body: { name, attestation } })
})

/** The passkeys of the account; null until they are known. */
export const $passkeys = createStore<readonly Passkey[] | null>(null)
  .on([readFx.doneData, makeFx.doneData, nameFx.doneData, removeFx.doneData], (_current, { passkeys }) => passkeys)
  .reset(tokenForgotten)

export const $passkeysError = createStore<ShopError | null>(null)
  .on(readFx.failData, (_current, error) => error)
  .reset(readFx, tokenForgotten)

export const $isAddOpen = createStore(false)
  .on(addingOpened, () => true)
  .reset(addingLeft, makeFx.done, tokenForgotten)

export const $isAdding = makeFx.pending

/** Why none was added. */
export const $addError = createStore<ShopError | null>(null)
  .on(makeFx.failData, (_current, error) => error)
  .reset(passkeySubmitted, addingOpened, addingLeft, tokenForgotten)

/** What to put right before one can be added. */
export const $addProblems = createStore<NewPasskeyProblems>({})
  .on(passkeySubmitted, (_current, typed) => problemsOf(typed))
  .reset(addingOpened, addingLeft)

/** The passkey that is being renamed or removed. */
export const $changingPasskey = createStore<string | null>(null)
  .on([nameFx, removeFx], (_current, { params }) => params.passkeyId)
  .reset(nameFx.finally, removeFx.finally)

export const $passkeyError = createStore<{ readonly passkeyId: string; readonly error: ShopError } | null>(null)
  .on([nameFx.fail, removeFx.fail], (_current, { params, error }) => ({ passkeyId: params.params.passkeyId, error }))
  .reset(nameFx, removeFx, tokenForgotten)

// What follows

sample({
  clock: passkeysWanted,
  source: readFx.pending,
  filter: isReading => !isReading,
  fn: () => ({}),
  target: readFx,
})

sample({
  clock: passkeySubmitted,
  source: makeFx.pending,
  filter: (isAdding, typed) => !isAdding && Object.keys(problemsOf(typed)).length === 0,
  fn: (_isAdding, typed) => typed,
  target: makeFx,
})

sample({
  clock: passkeyNamed,
  source: $changingPasskey,
  filter: (changing, { name }) => changing === null && name !== '',
  fn: (_changing, { passkeyId, name }) => ({ params: { passkeyId }, body: { name } }),
  target: nameFx,
})

sample({
  clock: passkeyRemoved,
  source: $changingPasskey,
  filter: changing => changing === null,
  fn: (_changing, passkeyId) => ({ params: { passkeyId } }),
  target: removeFx,
})

function problemsOf({ name, password }: NewPasskeyTyped): NewPasskeyProblems {
  return { ...(name ? {} : { name: 'required' as const }), ...(password ? {} : { password: 'required' as const }) }
}
