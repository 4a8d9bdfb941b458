import { sample } from 'effector'
import { $requestedStep, stepClosed, stepDone } from '../../checkout'
import {
  $isSavingBilling,
  billingAddressChecked,
  billingChecked,
  billingCheckBegan,
  billingStepFailed,
  billingStepSaved,
  mainPaymentChecked,
} from '../../checkout/billing-step'
import {
  addBillingFx,
  billingForm,
  billingReady,
  billingSaved,
  checkBilling,
  sameAsShippingChanged,
  saveBilling,
} from '../../delivery'
import {
  checkMain,
  mainGoesOn,
  mainLeft,
  mainReady,
  mainRefused,
  mainSaved,
  methodChosen,
  saveMain,
} from '../../payment'

sample({ clock: billingCheckBegan, target: [checkBilling, checkMain] })

sample({ clock: mainReady, target: mainPaymentChecked })

sample({ clock: billingReady, target: billingAddressChecked })

sample({
  clock: [billingForm.refused, billingForm.refusedByShop, addBillingFx.fail, mainRefused],
  fn: () => {},
  target: billingStepFailed,
})

// What was checked is no longer what the shopper wants.
sample({
  clock: [
    sameAsShippingChanged,
    methodChosen,
    billingForm.fieldChanged,
    billingForm.countryChanged,
    billingForm.foundTaken,
  ],
  fn: () => {},
  target: billingStepFailed,
})

// If the address became invalid meanwhile, the next press checks both again.
sample({ clock: mainGoesOn, source: $isSavingBilling, filter: isSaving => isSaving, fn: () => {}, target: checkMain })

sample({
  clock: [$requestedStep.updates.filter({ fn: step => step !== 'billing' }), stepClosed],
  fn: () => {},
  target: [mainLeft, billingStepFailed],
})

sample({ clock: billingChecked, target: saveBilling })

sample({ clock: billingSaved, source: $isSavingBilling, filter: isSaving => isSaving, fn: () => {}, target: saveMain })

sample({ clock: mainSaved, target: billingStepSaved })

sample({ clock: mainSaved, fn: () => 'billing' as const, target: stepDone })
