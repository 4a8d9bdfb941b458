import { attach, combine, createEvent, createStore, sample } from 'effector'
import { saveInTab, loadFromTab } from '../../runtime/tab-storage'
import { $config } from '../../site/config'
import { $allowance, $profile } from '../model'

// The discount applies once the employee accepts its terms. They are shown once per tab.

export const personShown = createEvent()
export const termsOpened = createEvent()
export const termsPutOff = createEvent()
export const employeeKnown = createEvent<Employee>()

/** An associate who sells for a customer has no discount or limit. */
type Employee = { readonly isEmployee: boolean; readonly isAssociate: boolean; readonly hasAccepted: boolean }

const $employee = createStore<Employee>({ isEmployee: false, isAssociate: false, hasAccepted: false }).on(
  employeeKnown,
  (_before, employee) => employee,
)

export const $lacksTerms = combine($employee, $profile, ({ isEmployee, isAssociate, hasAccepted }, profile) => {
  const isAccepted = profile?.consumerDetails.employee?.isEmployeeDiscountTCAccepted
  return isEmployee && !isAssociate && !(isAccepted ?? hasAccepted)
})

/** No limit applies while the shopper sells for a customer. */
export const $ownAllowance = combine($employee, $allowance, ({ isAssociate }, allowance) =>
  isAssociate ? null : allowance,
)

const askOnceFx = attach({
  source: $config,
  effect({ key }) {
    const isAsked = loadFromTab<boolean>(key, 'terms-asked', 1) === true
    saveInTab(key, 'terms-asked', 1, true)
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

export const termsRequested = sample({
  clock: [askOnceFx.doneData.filter({ fn: isFirst => isFirst }), termsOpened],
  fn: () => {},
})
