import { createEvent, createStore } from 'effector'
import { tokenForgotten } from '../../http/token'

export const emailTyped = createEvent<string>()
export const emailForgotten = createEvent()

/** The e-mail address that was typed last in a form of a guest: typed at the sign-in, it stands in the sign-up too. In memory only. */
export const $typedEmail = createStore('')
  .on(emailTyped, (_before, email) => email.trim())
  .reset(emailForgotten, tokenForgotten)
