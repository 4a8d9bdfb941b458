import { createEvent, createStore } from 'effector'
import { brokenPasswordRules, type PasswordRule, passwordRules } from '../../validate/password'

/** The password itself is not stored. */
export const newPasswordTyped = createEvent<string>()

export const newPasswordWanted = createEvent()

/** All of them before the first letter. */
export const $brokenRules = createStore<readonly PasswordRule[]>(passwordRules)
  .on(newPasswordTyped, (_current, typed) => brokenPasswordRules(typed))
  .reset(newPasswordWanted)
