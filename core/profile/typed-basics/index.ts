import { createEvent, createStore, sample } from 'effector'
import { tokenForgotten } from '../../http/token'
import { basicsSaved, basicsSubmitted, detailsShown } from '../details'

/** By field, as far as it is not saved. `isOver`: the session has ended meanwhile. */
interface Typed {
  readonly email: string
  readonly values: Readonly<Record<string, string>>
  readonly isOver: boolean
}

/** `email` says whose details they are. */
export const basicTyped = createEvent<{ readonly email: string; readonly name: string; readonly value: string }>()
export const typedDropped = createEvent()

export const $typedBasics = createStore<Typed | null>(null)
  .on(basicTyped, (before, { email, name, value }) => ({
    email,
    values: { ...(before?.email === email ? before.values : {}), [name]: value },
    isOver: false,
  }))
  .on(tokenForgotten, typed => typed && { ...typed, isOver: true })
  .on(detailsShown, typed => (typed?.isOver ? { ...typed, isOver: false } : null))
  .reset(typedDropped)

const $sent = createStore<Typed | null>(null)

sample({ clock: basicsSubmitted, source: $typedBasics, target: $sent })

sample({
  clock: basicsSaved,
  source: { typed: $typedBasics, sent: $sent },
  filter: ({ typed, sent }) => typed === sent,
  fn: () => {},
  target: typedDropped,
})
