import { createEvent, createStore } from 'effector'

export const questionPressed = createEvent<string>()

/** The keys of widgets that show their answer: one store for all of them. */
export const $answered = createStore<readonly string[]>([]).on(questionPressed, (answered, key) =>
  answered.includes(key) ? answered.filter(other => other !== key) : [...answered, key],
)
