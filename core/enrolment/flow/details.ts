import { attach, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { $clockLead, clockWanted, todayBy } from '../../site/clock'
import { refusedFields, type SignUpProblems, signUpProblems } from '../check-sign-up'
import type { SignUpFieldName } from '../contracts'
import { $signUpForm } from '../sign-up'
import { $step } from './model'

// The steps that ask for a phone and for the rest of the person: all that they ask for is needed, or the step is skipped.

export type Details = Readonly<Partial<Record<Exclude<SignUpFieldName, 'email' | 'password'>, string>>>

export const detailsSubmitted = createEvent<Details>()

/** The service keeps none of it; another domain tells. */
export const detailsRefused = createEvent<ShopError>()

const checkFx = attach({
  source: { form: $signUpForm, lead: $clockLead },
  effect({ form, lead }, details: Details): { problems: SignUpProblems; details: Details & { phoneCode?: string } } {
    if (!form) return { problems: {}, details }
    const fields = (Object.keys(details) as (keyof Details)[]).map(name => ({ name, required: true }))
    const values = { fields: details, newsletter: false, loyaltyTerms: false, policy: true }
    const problems = signUpProblems(values, { ...form, fields }, todayBy(lead), false)
    return { problems, details: details.phone ? { ...details, phoneCode: form.phoneCode } : details }
  },
})

export const detailsChecked = checkFx.doneData.filterMap(({ problems, details }) =>
  Object.keys(problems).length === 0 ? details : undefined,
)

export const $detailProblems = createStore<SignUpProblems>({})
  .on(checkFx.doneData, (_before, { problems }) => problems)
  .on(detailsRefused, (before, error) => refusedFields(error) ?? before)
  .reset($step)

/** How often something was wrong: each time, the focus goes to the first of it. */
export const $detailAttempt = createStore(0)
  .on(checkFx.doneData, (attempt, { problems }) => attempt + (Object.keys(problems).length > 0 ? 1 : 0))
  .on(detailsRefused, (attempt, error) => attempt + (refusedFields(error) ? 1 : 0))
  .reset($step)

export const $detailError = createStore<ShopError | null>(null)
  .on(detailsRefused, (_before, error) => (refusedFields(error) ? null : error))
  .reset(detailsSubmitted, $step)

sample({ clock: detailsSubmitted, target: checkFx })

sample({
  clock: $step,
  filter: step => step === 'profile',
  fn: () => {},
  target: clockWanted,
})
