import { createEvent, createStore, sample } from 'effector'
import { $step, stepDone } from '../../checkout'
import { addBillingFx, checkBilling, billingForm, billingSaved, saveBilling, billingReady } from '../../delivery'
import { checkMain, mainGoesOn, mainSaved, saveMain, mainLeft, mainReady, mainRefused } from '../../payment'

// Payment and address are both checked before either is saved.

export const billingSubmitted = createEvent()

const accepted = createEvent()
const bothReady = createEvent()

export const $isSavingBilling = createStore(false)
  .on(accepted, () => true)
  .reset(billingForm.refused, billingForm.refusedByShop, addBillingFx.fail, mainRefused, mainSaved)

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

sample({ clock: accepted, target: [checkBilling, checkMain] })

// If the address became invalid meanwhile, the next press checks both again.
sample({ clock: mainGoesOn, source: $isSavingBilling, filter: isSaving => isSaving, fn: () => {}, target: checkMain })

sample({ clock: $step, filter: step => step !== 'billing', fn: () => {}, target: mainLeft })

sample({
  clock: [mainReady, billingReady],
  source: { isMainReady: $isMainReady, isAddressReady: $isAddressReady },
  filter: ({ isMainReady, isAddressReady }) => isMainReady && isAddressReady,
  fn: () => {},
  target: bothReady,
})

sample({ clock: bothReady, target: saveBilling })

sample({ clock: billingSaved, source: $isSavingBilling, filter: isSaving => isSaving, fn: () => {}, target: saveMain })

sample({ clock: mainSaved, fn: () => 'billing' as const, target: stepDone })
