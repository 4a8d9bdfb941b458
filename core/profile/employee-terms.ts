import { attach, combine, createEvent, createStore, sample } from 'effector'
import { keepInTab, keptInTab } from '../runtime/kept-in-tab'
import { $config } from '../site/config'
import { $allowance, $profile } from './model'

// An employee who has not accepted the terms of the discount is asked once in a tab; the discount applies only then.

/** Whoever signed in is shown what is theirs alone. */
export const personShown = createEvent()
/** The employee wants to read the terms again. */
export const termsOpened = createEvent()
/** Not now. */
export const termsPutOff = createEvent()
/** What the session says of an employee. Wired to the session. */
export const employeeKnown = createEvent<Employee>()

/** An associate sells in a store for customers, without a discount or a limit of their own. */
type Employee = { readonly isEmployee: boolean; readonly isAssociate: boolean; readonly hasAccepted: boolean }

const $employee = createStore<Employee>({ isEmployee: false, isAssociate: false, hasAccepted: false }).on(
  employeeKnown,
  (_before, employee) => employee,
)

/** Whether an employee has not accepted the terms. */
export const $lacksTerms = combine($employee, $profile, ({ isEmployee, isAssociate, hasAccepted }, profile) => {
  const isAccepted = profile?.consumerDetails.employee?.isEmployeeDiscountTCAccepted
  return isEmployee && !isAssociate && !(isAccepted ?? hasAccepted)
})

/** What the shopper may spend in a year; none of it counts while they sell for a customer. */
export const $ownAllowance = combine($employee, $allowance, ({ isAssociate }, allowance) =>
  isAssociate ? null : allowance,
)

/** Whether this tab has not asked yet. */
const askOnceFx = attach({
  source: $config,
  effect({ key }) {
    const isAsked = keptInTab<boolean>(key, 'terms-asked', 1) === true
    keepInTab(key, 'terms-asked', 1, true)
    return !isAsked
  },
})

sample({
  clock: [personShown, $lacksTerms],
  source: $lacksTerms,
  filter: lacksTerms => lacksTerms,
  fn: () => {},
  target: askOnceFx,
})

/** The terms are to be shown. */
export const termsAsked = sample({
  clock: [askOnceFx.doneData.filter({ fn: isFirst => isFirst }), termsOpened],
  fn: () => {},
})
