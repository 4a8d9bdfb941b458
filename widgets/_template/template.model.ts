import { createEvent, createStore } from 'effector'

export const questionPressed = createEvent<string>()

/** The widgets whose answer is shown, by key: one store for all of them. */
export const $answered = createStore<readonly string[]>([]).on(questionPressed, (answered, key) =>
  answered.includes(key) ? answered.filter(other => other !== key) : [...answered, key],
)
