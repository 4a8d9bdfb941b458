import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { clockWanted } from '../../site/clock'
import type { SignUpForm } from '../contracts'
import { endpoints } from '../endpoints'

export { MAX_POSTAL_CODE, type SignUpFieldName, type SignUpForm } from '../contracts'
export { phoneRuleOf, sentPhone } from '../phone-rule'

export const signUpOpened = createEvent()

const readFormFx = requestFx(endpoints.readSignUpForm)

/** Null until it has loaded. */
export const $signUpForm = createStore<SignUpForm | null>(null).on(readFormFx.doneData, (_current, form) => form)

export const $signUpFormError = createStore<ShopError | null>(null)
  .on(readFormFx.failData, (_current, error) => error)
  .reset(readFormFx)

sample({
  clock: signUpOpened,
  source: { form: $signUpForm, isReading: readFormFx.pending },
  filter: ({ form, isReading }) => !form && !isReading,
  fn: () => {},
  target: readFormFx,
})

sample({
  clock: readFormFx.doneData,
  filter: ({ fields }) => fields.some(({ name }) => name === 'birthDate'),
  fn: () => {},
  target: clockWanted,
})
