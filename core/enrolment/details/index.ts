import { attach, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { $clockLead, clockWanted, todayBy } from '../../site/clock'
import { refusedFields, type SignUpProblems, signUpProblems } from '../check-sign-up'
import type { SignUpFieldName, SignUpForm } from '../contracts'
import { $signUpForm, signUpOpened } from '../form'
import { phoneRuleOf, sentPhone } from '../phone-rule'

// The steps for the phone number and the other details. Their fields are required, or the step is skipped.

export type Details = Readonly<Partial<Record<Exclude<SignUpFieldName, 'email' | 'password'>, string>>>

export const detailsRequested = createEvent()
export const detailsSubmitted = createEvent<Details>()

/** The same from the account, where what is left empty stays so; the phone may be of another country. */
export const ownDetailsSubmitted = createEvent<Details & { phoneCode?: string }>()
export const ownDetailsShown = createEvent()

/** Wired to the domain that saves them. */
export const detailsRefused = createEvent<ShopError>()

type Checking = { readonly isNeeded: boolean; readonly details: Details & { readonly phoneCode?: string } }

/** Stands in for a form that has not loaded, so that what every country asks for is checked already. */
const unknownForm: SignUpForm = {
  ...{ fields: [], isSimplified: false, minimalAge: 0, earliestBirthDate: '', phoneCode: '', phoneMask: '' },
  asksSmsConsent: false,
}

const checkFx = attach({
  source: { form: $signUpForm, lead: $clockLead },
  effect({ form, lead }, { isNeeded, details }: Checking): { problems: SignUpProblems; details: Checking['details'] } {
    const { phoneCode, ...typed } = details
    const rule = phoneRuleOf(form, phoneCode)
    const fields = (Object.keys(typed) as (keyof Details)[]).map(name => ({ name, required: isNeeded }))
    const values = { fields: typed, newsletter: false, loyaltyTerms: false, policy: true, brandTerms: true }
    const problems = signUpProblems(values, { ...(form ?? unknownForm), fields }, todayBy(lead), false, rule)
    if (!typed.phone?.trim()) return { problems, details: typed }
    const phone = sentPhone(typed.phone, rule)
    return { problems, details: { ...typed, phone, ...(rule.dialCode ? { phoneCode: rule.dialCode } : {}) } }
  },
})

export const detailsChecked = checkFx.doneData.filterMap(({ problems, details }) =>
  Object.keys(problems).length === 0 ? details : undefined,
)

export const $detailProblems = createStore<SignUpProblems>({})
  .on(checkFx.doneData, (_before, { problems }) => problems)
  .on(detailsRefused, (before, error) => refusedFields(error) ?? before)
  .reset(detailsRequested, ownDetailsShown)

/** Counts failed attempts; each moves the focus to the first problem. */
export const $detailAttempt = createStore(0)
  .on(checkFx.doneData, (attempt, { problems }) => attempt + (Object.keys(problems).length > 0 ? 1 : 0))
  .on(detailsRefused, (attempt, error) => attempt + (refusedFields(error) ? 1 : 0))
  .reset(detailsRequested, ownDetailsShown)

export const $detailError = createStore<ShopError | null>(null)
  .on(detailsRefused, (_before, error) => (refusedFields(error) ? null : error))
  .reset(detailsSubmitted, ownDetailsSubmitted, ownDetailsShown, detailsRequested)

sample({ clock: detailsSubmitted, fn: details => ({ isNeeded: true, details }), target: checkFx })

sample({ clock: ownDetailsSubmitted, fn: details => ({ isNeeded: false, details }), target: checkFx })

sample({ clock: ownDetailsShown, target: signUpOpened })

sample({ clock: [detailsRequested, ownDetailsShown], fn: () => {}, target: clockWanted })
