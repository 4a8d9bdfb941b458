import { createEvent, createStore } from 'effector'
import { brokenPasswordRules, type PasswordRule, passwordRules } from '../../validate/password'

/** A new password is being typed; only which rules it breaks is remembered. */
export const newPasswordTyped = createEvent<string>()

export const newPasswordWanted = createEvent()

/** The rules that the password breaks so far: all of them before the first letter. */
export const $brokenRules = createStore<readonly PasswordRule[]>(passwordRules)
  .on(newPasswordTyped, (_current, typed) => brokenPasswordRules(typed))
  .reset(newPasswordWanted)
