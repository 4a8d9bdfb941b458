import { attach, combine, createEvent, sample } from 'effector'
import { cartWanted } from '../../cart'
import { dialogDismissed, dialogOpened } from '../../dialogs'
import { $allowance, $profile, termsHeld } from '../../profile'
import { keepInTab, keptInTab } from '../../runtime/kept-in-tab'
import { $session } from '../../session'
import { $config } from '../../site/config'

// An employee who has not accepted the terms of the discount is asked once in a tab; the discount applies only then.

const terms = { name: 'employee-terms', owner: 'page' }

/** Whoever signed in is shown what is theirs alone. */
export const personShown = createEvent()
/** The employee wants to read the terms again. */
export const termsOpened = createEvent()
/** Not now. */
export const termsPutOff = createEvent()

/** Whether an employee has not accepted the terms. */
export const $lacksTerms = combine($session, $profile, (session, profile) => {
  const isAccepted = profile?.consumerDetails.employee?.isEmployeeDiscountTCAccepted
  // An associate sells for customers, without the discount.
  return (
    session?.consumerType === 'EMPLOYEE' &&
    !session.isAssociate &&
    !(isAccepted ?? session.isEmployeeDiscountTCAccepted)
  )
})

/** What the shopper may spend in a year; nothing of it counts while they sell for a customer. */
export const $ownAllowance = combine($session, $allowance, (session, allowance) =>
  session?.isAssociate ? null : allowance,
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

sample({
  clock: [askOnceFx.doneData.filter({ fn: isFirst => isFirst }), termsOpened],
  fn: () => terms,
  target: dialogOpened,
})

sample({ clock: [termsPutOff, termsHeld], fn: () => terms, target: dialogDismissed })

// Prices are the service's: with the terms they are others.
sample({ clock: termsHeld, fn: () => {}, target: cartWanted })
