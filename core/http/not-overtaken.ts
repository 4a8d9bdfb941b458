import { createStore, type Effect, type Event, sample } from 'effector'

/** The answers of a read during which nothing was changed. Others may be older than the change. */
export function notOvertaken<Params, Answer, Failure>(
  readFx: Effect<Params, Answer, Failure>,
  changed: Event<unknown>,
): { read: Event<Answer>; overtaken: Event<void> } {
  const $isOvertaken = createStore(false)
    .on(readFx, () => false)
    .on(changed, () => true)
  const read = sample({
    clock: readFx.doneData,
    source: $isOvertaken,
    filter: isOvertaken => !isOvertaken,
    fn: (_isOvertaken, answer) => answer,
  })
  const overtaken = sample({ clock: readFx.done, source: $isOvertaken, filter: Boolean, fn: () => {} })
  return { read, overtaken }
}
