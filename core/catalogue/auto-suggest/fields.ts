import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import type { SuggestAnswer } from './contracts'
import { suggestEndpoints } from './endpoints'
import { type Option, optionsOf } from './options'
import { $recent, recentWanted } from './recent'

/** How long typing pauses before the service is asked. */
const PAUSE_MS = 150

/** How many answers are cached on a page. */
const MAX_KNOWN = 50

/** `active` is the place of the option that the arrow keys are on, or -1. */
export interface Field {
  readonly text: string
  readonly isOpen: boolean
  readonly active: number
  /** What is shown: the last answer to something that was typed here. */
  readonly answer: SuggestAnswer | null
}

type Fields = Readonly<Record<string, Field>>
type OfField = { readonly key: string }

const empty: Field = { text: '', isOpen: false, active: -1, answer: null }

export const textTyped = createEvent<OfField & { text: string }>()
export const fieldOpened = createEvent<string>()
export const fieldClosed = createEvent<string>()
/** By an arrow key; from the last option it goes on to the first one. */
export const optionMoved = createEvent<OfField & { by: 1 | -1 }>()

const readSuggestionsFx = requestFx(suggestEndpoints.suggest)

const suggestFx = createEffect<string, SuggestAnswer, ShopError>(q =>
  scopeBind(readSuggestionsFx, { safe: true })({ query: { q } }),
)

/** What is searched for now: nothing is suggested for it. */
export const textSet = createEvent<OfField & { text: string }>()

const waitFx = createEffect(
  (_typed: OfField & { text: string }) => new Promise<void>(resolve => setTimeout(resolve, PAUSE_MS)),
)

const $known = createStore<Readonly<Record<string, SuggestAnswer>>>({}).on(
  suggestFx.done,
  (known, { params, result }) => ({
    ...(Object.keys(known).length < MAX_KNOWN ? known : {}),
    [params]: result,
  }),
)

const answerFound = createEvent<{ text: string; answer: SuggestAnswer }>()
const moved = createEvent<OfField & { active: number }>()

export const $fields = createStore<Fields>({})
  .on(textTyped, (fields, { key, text }) =>
    changed(fields, key, { text, isOpen: true, active: -1, answer: offering(fields[key]?.answer ?? null, text) }),
  )
  .on(textSet, (fields, { key, text }) => changed(fields, key, { ...empty, text }))
  .on(fieldOpened, (fields, key) => changed(fields, key, { isOpen: true }))
  .on(fieldClosed, (fields, key) => changed(fields, key, { isOpen: false, active: -1 }))
  .on(moved, (fields, { key, active }) => changed(fields, key, { active, isOpen: true }))
  .on(answerFound, (fields, { text, answer }) => answered(fields, text, answer))
  .on(suggestFx.fail, (fields, { params }) => answered(fields, params, null))

/** What can be chosen below each field. */
export const $options = combine(
  $fields,
  $recent,
  (fields, recent): Readonly<Record<string, readonly Option[]>> =>
    Object.fromEntries(Object.entries(fields).map(([key, { text, answer }]) => [key, optionsOf(text, recent, answer)])),
)

sample({ clock: fieldOpened, fn: () => {}, target: recentWanted })

sample({ clock: textTyped, filter: ({ text }) => text.trim() !== '', target: waitFx })

sample({
  clock: waitFx.done,
  source: { fields: $fields, known: $known },
  filter: ({ fields, known }, { params: { key, text } }) => fields[key]?.text === text && !known[text.trim()],
  fn: (_source, { params: { text } }) => text.trim(),
  target: suggestFx,
})

sample({
  clock: waitFx.done,
  source: $known,
  filter: (known, { params: { text } }) => Boolean(known[text.trim()]),
  fn: (known, { params: { text } }) => ({ text: text.trim(), answer: known[text.trim()] as SuggestAnswer }),
  target: answerFound,
})

sample({
  clock: suggestFx.done,
  fn: ({ params, result }) => ({ text: params, answer: result }),
  target: answerFound,
})

sample({
  clock: optionMoved,
  source: { fields: $fields, options: $options },
  filter: ({ options }, { key }) => (options[key]?.length ?? 0) > 0,
  fn: ({ fields, options }, { key, by }) => {
    const count = options[key]?.length ?? 0
    const { active } = fields[key] ?? empty
    const from = active < 0 && by < 0 ? 0 : active
    return { key, active: (from + by + count) % count }
  },
  target: moved,
})

function changed(fields: Fields, key: string, change: Partial<Field>): Fields {
  return { ...fields, [key]: { ...(fields[key] ?? empty), ...change } }
}

/** The last answer, until that to this text comes. One without options does not say that this text finds nothing. */
function offering(last: SuggestAnswer | null, text: string): SuggestAnswer | null {
  return optionsOf(text, [], last).length > 0 ? last : null
}

function answered(fields: Fields, text: string, answer: SuggestAnswer | null): Fields {
  const withAnswer = (field: Field) => (field.text.trim() === text ? { ...field, answer, active: -1 } : field)
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, withAnswer(field)]))
}
