import { createEffect, createEvent, createStore, sample } from 'effector'
import { requestFx } from '../../http/request'
import type { FoundAddress } from '../contracts'
import { endpoints } from '../endpoints'

const PAUSE_MS = 250
const LEAST_LETTERS = 3
const MAX_LETTERS = 100

type Typed = { readonly countryCode: string; readonly text: string }

/** In the first line of an address. */
export const lineTyped = createEvent<Typed>()
export const lookupClosed = createEvent()

const lookUpFx = requestFx(endpoints.lookUpAddress)
const pauseFx = createEffect((_typed: Typed) => new Promise<void>(resolve => setTimeout(resolve, PAUSE_MS)))

const $typed = createStore<Typed | null>(null)
  .on(lineTyped, (_before, { countryCode, text }) => ({ countryCode, text: text.trim().slice(0, MAX_LETTERS) }))
  .reset(lookupClosed)

const isLongEnough = ({ text }: Typed) => text.length >= LEAST_LETTERS

/** What the text may become, best first. A lookup that fails finds nothing: a shopper can type the rest. */
export const $foundAddresses = createStore<readonly FoundAddress[]>([])
  .on($typed, (found, typed) => (typed && isLongEnough(typed) ? found : []))
  .reset(lookupClosed, lookUpFx.fail)

sample({
  clock: $typed,
  filter: (typed): typed is Typed => typed !== null && isLongEnough(typed),
  target: pauseFx,
})

sample({
  clock: pauseFx.done,
  source: $typed,
  filter: (typed, { params }) => typed === params,
  fn: (_typed, { params }) => ({ body: params }),
  target: lookUpFx,
})

sample({
  clock: lookUpFx.done,
  source: $typed,
  filter: (typed, { params }) => typed === params.body,
  fn: (_typed, { result }) => result.addresses,
  target: $foundAddresses,
})
