import { createEvent, createStore } from 'effector'
import { tokenForgotten } from '../../http/token'

export const emailTyped = createEvent<string>()
export const emailForgotten = createEvent()

/** Carries a typed address from one form to the next. In memory only. */
export const $typedEmail = createStore('')
  .on(emailTyped, (_before, email) => email.trim())
  .reset(emailForgotten, tokenForgotten)
