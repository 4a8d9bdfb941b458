export {
  $isSavingBilling,
  billingAddressChecked,
  billingChecked,
  billingCheckBegan,
  billingStepFailed,
  billingStepSaved,
  billingSubmitted,
  mainPaymentChecked,
} from './model'
