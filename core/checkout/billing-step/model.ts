import { createEvent, createStore, sample } from 'effector'

// Payment and address are both checked before either is saved.

export const billingSubmitted = createEvent()

// Wired to payment and address
export const mainPaymentChecked = createEvent()
export const billingAddressChecked = createEvent()
export const billingStepFailed = createEvent()
export const billingStepSaved = createEvent()

export const billingCheckBegan = createEvent()
export const billingChecked = createEvent()

export const $isSavingBilling = createStore(false)
  .on(billingCheckBegan, () => true)
  .reset(billingStepFailed, billingStepSaved)

const $isPaymentChecked = createStore(false)
  .on(mainPaymentChecked, () => true)
  .reset(billingCheckBegan, billingChecked)

const $isAddressChecked = createStore(false)
  .on(billingAddressChecked, () => true)
  .reset(billingCheckBegan, billingChecked)

sample({
  clock: billingSubmitted,
  source: $isSavingBilling,
  filter: isSaving => !isSaving,
  fn: () => {},
  target: billingCheckBegan,
})

sample({
  clock: [mainPaymentChecked, billingAddressChecked],
  source: { isPaymentChecked: $isPaymentChecked, isAddressChecked: $isAddressChecked, isSaving: $isSavingBilling },
  filter: ({ isPaymentChecked, isAddressChecked, isSaving }) => isPaymentChecked && isAddressChecked && isSaving,
  fn: () => {},
  target: billingChecked,
})
