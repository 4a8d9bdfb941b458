import { allSettled, createWatch, fork } from 'effector'
import { expect, test } from 'vitest'
import {
  $isSavingBilling,
  billingAddressChecked,
  billingCheckBegan,
  billingChecked,
  billingStepFailed,
  billingSubmitted,
  mainPaymentChecked,
} from './index'

function aStep() {
  const scope = fork()
  const seen: string[] = []
  createWatch({ unit: billingCheckBegan, scope, fn: () => void seen.push('check') })
  createWatch({ unit: billingChecked, scope, fn: () => void seen.push('save') })
  return { scope, seen }
}

test('nothing is saved before payment and address are both checked', async () => {
  const { scope, seen } = aStep()
  await allSettled(billingSubmitted, { scope })
  await allSettled(mainPaymentChecked, { scope })
  expect(seen).toEqual(['check'])
  await allSettled(billingAddressChecked, { scope })
  expect(seen).toEqual(['check', 'save'])
})

test('a second press while the step is being saved does nothing', async () => {
  const { scope, seen } = aStep()
  await allSettled(billingSubmitted, { scope })
  await allSettled(billingSubmitted, { scope })
  expect(seen).toEqual(['check'])
})

test('after a failure the next press checks both again', async () => {
  const { scope, seen } = aStep()
  await allSettled(billingSubmitted, { scope })
  await allSettled(mainPaymentChecked, { scope })
  await allSettled(billingStepFailed, { scope })
  expect(scope.getState($isSavingBilling)).toBe(false)
  await allSettled(billingSubmitted, { scope })
  await allSettled(billingAddressChecked, { scope })
  expect(seen).toEqual(['check', 'check'])
})
