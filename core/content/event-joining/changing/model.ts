import { attach, createEvent, createStore, merge, sample } from 'effector'
import type { ShopError } from '../../../errors/shop-error'
import { requestFx } from '../../../http/request'
import { tokenForgotten } from '../../../http/token'
import { personName } from '../../../validate/person-name'
import { $registrations } from '../../event-registration/model'
import { eventLeft } from '../../events/model'
import { joiningEndpoints } from '../endpoints'

// Whoever has signed up comes on other days, brings somebody else, or does not come.

type ByEvent<Value> = Readonly<Record<string, Value>>

export interface PlaceDraft {
  readonly days: readonly string[]
  readonly plusOne: string
}

export type PlaceProblems = {
  readonly days?: 'required'
  readonly plusOne?: NonNullable<ReturnType<typeof personName>>
}

export const changePressed = createEvent<string>()
export const changeTyped = createEvent<{ eventId: string; change: Partial<PlaceDraft> }>()
export const changeSubmitted = createEvent<string>()
export const cancelPressed = createEvent<string>()
export const cancelConfirmed = createEvent<string>()
/** Nothing is to be changed after all. */
export const changeLeft = createEvent<string>()

const changeFx = attach({
  effect: requestFx(joiningEndpoints.changeRegistration),
  mapParams: ({ eventId, days, plusOne }: PlaceDraft & { readonly eventId: string }) => ({
    body: { eventId, attendingDays: [...days].sort(), plusOne: plusOne.trim() },
  }),
})

const cancelFx = attach({
  effect: requestFx(joiningEndpoints.cancelRegistration),
  mapParams: (eventId: string) => ({ query: { eventId } }),
})

const changed = changeFx.done.map(({ params: { eventId } }) => eventId)

const failed = merge([
  changeFx.fail.map(({ params: { eventId }, error }) => ({ eventId, error })),
  cancelFx.fail.map(({ params: eventId, error }) => ({ eventId, error })),
])

/** By the shopper, here or on another page. */
const cancelled = merge([
  cancelFx.done.map(({ params }) => params),
  failed.filterMap(({ eventId, error }) => (error.code === 'EVT404' ? eventId : undefined)),
])

const opened = sample({
  clock: changePressed,
  source: $registrations,
  filter: (registrations, eventId) => Boolean(registrations[eventId]),
  fn: (registrations, eventId) => {
    const { attendingDays = [], plusOne } = registrations[eventId] ?? {}
    return { eventId, draft: { days: attendingDays, plusOne: plusOne ?? '' } }
  },
})

/** What is typed, while the form is open. */
export const $changes = createStore<ByEvent<PlaceDraft>>({})
  .on(opened, (all, { eventId, draft }) => ({ ...all, [eventId]: draft }))
  .on(changeTyped, (all, { eventId, change }) =>
    all[eventId] ? { ...all, [eventId]: { ...all[eventId], ...change } } : all,
  )
  .on([changed, cancelled, changeLeft], without)
  .reset(tokenForgotten)

export const $cancelRequests = createStore<readonly string[]>([])
  .on(cancelPressed, (asked, eventId) => [...asked, eventId])
  .on([cancelled, changeLeft], (asked, eventId) => asked.filter(other => other !== eventId))
  .reset(tokenForgotten)

export const $changing = createStore<readonly string[]>([])
  .on(changeFx, (changing, { eventId }) => [...changing, eventId])
  .on(cancelFx, (changing, eventId) => [...changing, eventId])
  .on(changeFx.finally, (changing, { params }) => changing.filter(id => id !== params.eventId))
  .on(cancelFx.finally, (changing, { params }) => changing.filter(id => id !== params))

export const $changeErrors = createStore<ByEvent<ShopError | null>>({})
  .on(failed, (all, { eventId, error }) => ({ ...all, [eventId]: error }))
  .on([changeSubmitted, cancelConfirmed, cancelled, changeLeft], (all, eventId) => ({ ...all, [eventId]: null }))
  .reset(tokenForgotten)

export const $changeProblems = createStore<ByEvent<PlaceProblems>>({}).reset(tokenForgotten)

/** Grows with each refused attempt, so that the view leads to what is wrong. */
export const $changeAttempts = createStore<ByEvent<number>>({})

/** Events whose place was changed last, until something else is done. */
export const $placesChanged = createStore<readonly string[]>([])
  .on(changed, (events, eventId) => [...events, eventId])
  .on([changePressed, cancelPressed], (events, eventId) => events.filter(other => other !== eventId))
  .reset(tokenForgotten)

$registrations
  .on(changeFx.done, (all, { params, result }) => ({ ...all, [params.eventId]: result }))
  .on(cancelled, (all, eventId) => ({ ...all, [eventId]: null }))

sample({ clock: cancelled, target: eventLeft })

const checked = sample({
  clock: changeSubmitted,
  source: { changes: $changes, changing: $changing },
  filter: ({ changes, changing }, eventId) => eventId in changes && !changing.includes(eventId),
  fn: ({ changes }, eventId) => {
    const draft = changes[eventId] as PlaceDraft
    return { eventId, ...draft, problems: problemsOf(draft) }
  },
})

const isRight = ({ problems }: { problems: PlaceProblems }) => Object.keys(problems).length === 0

$changeProblems
  .on(checked, (all, { eventId, problems }) => ({ ...all, [eventId]: problems }))
  .on(opened, (all, { eventId }) => ({ ...all, [eventId]: {} }))
  .on(changeTyped, (all, { eventId, change }) => ({
    ...all,
    [eventId]: Object.fromEntries(Object.entries(all[eventId] ?? {}).filter(([name]) => !(name in change))),
  }))

$changeAttempts.on(checked, (all, checking) =>
  isRight(checking) ? all : { ...all, [checking.eventId]: (all[checking.eventId] ?? 0) + 1 },
)

sample({ clock: checked, filter: isRight, fn: ({ problems: _none, ...place }) => place, target: changeFx })

sample({
  clock: cancelConfirmed,
  source: $changing,
  filter: (changing, eventId) => !changing.includes(eventId),
  fn: (_changing, eventId) => eventId,
  target: cancelFx,
})

function problemsOf({ days, plusOne }: PlaceDraft): PlaceProblems {
  const wrong = personName(plusOne)
  return { ...(days.length === 0 && { days: 'required' as const }), ...(wrong && { plusOne: wrong }) }
}

function without<Value>(all: ByEvent<Value>, eventId: string): ByEvent<Value> {
  const { [eventId]: _gone, ...others } = all
  return others
}
