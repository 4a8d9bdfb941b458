import { createEvent, createStore, sample } from 'effector'
import { stepDone } from '../checkout'
import { addBillingFx, billingChecked, billingForm, billingHeld, billingKept, billingReady } from '../delivery'
import { mainChecked, mainHeld, mainKept, mainReady, mainRefused } from '../payment'

// The billing step asks how to pay and where the bill goes at once: both are checked, and neither is sent unless both are right.

/** The billing step is sent. */
export const billingSubmitted = createEvent()

const accepted = createEvent()
const bothReady = createEvent()

/** True from the press until the step is done or refused. */
export const $isSavingBilling = createStore(false)
  .on(accepted, () => true)
  .reset(billingForm.refused, billingForm.refusedByShop, addBillingFx.fail, mainRefused, mainHeld)

const $isMainReady = createStore(false)
  .on(mainReady, () => true)
  .reset(accepted, bothReady)

const $isAddressReady = createStore(false)
  .on(billingReady, () => true)
  .reset(accepted, bothReady)

sample({
  clock: billingSubmitted,
  source: $isSavingBilling,
  filter: isSaving => !isSaving,
  fn: () => {},
  target: accepted,
})

sample({ clock: accepted, target: [billingChecked, mainChecked] })

sample({
  clock: [mainReady, billingReady],
  source: { isMainReady: $isMainReady, isAddressReady: $isAddressReady },
  filter: ({ isMainReady, isAddressReady }) => isMainReady && isAddressReady,
  fn: () => {},
  target: bothReady,
})

sample({ clock: bothReady, target: billingKept })

sample({ clock: billingHeld, source: $isSavingBilling, filter: isSaving => isSaving, fn: () => {}, target: mainKept })

sample({ clock: mainHeld, fn: () => 'billing' as const, target: stepDone })
