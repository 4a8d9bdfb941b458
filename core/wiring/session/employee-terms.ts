import { sample } from 'effector'
import { cartWanted } from '../../cart'
import { dialogDismissed, dialogOpened } from '../../dialogs'
import { termsSaved } from '../../profile'
import { employeeKnown, personShown, termsRequested, termsPutOff } from '../../profile/employee-terms'
import { $session } from '../../session'

// The session says who is asked for the terms.

const terms = { name: 'employee-terms', owner: 'page' }

sample({
  clock: [$session, personShown],
  source: $session,
  fn: session => ({
    isEmployee: session?.consumerType === 'EMPLOYEE',
    isAssociate: session?.isAssociate === true,
    hasAccepted: session?.isEmployeeDiscountTCAccepted === true,
  }),
  target: employeeKnown,
})

sample({ clock: termsRequested, fn: () => terms, target: dialogOpened })

sample({ clock: [termsPutOff, termsSaved], fn: () => terms, target: dialogDismissed })

// The terms change the service's prices.
sample({ clock: termsSaved, fn: () => {}, target: cartWanted })
