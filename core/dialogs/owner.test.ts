import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { $dialogs, dialogDismissed, dialogOpened } from './model'
import { ownerOf } from './owner'

const bag = { name: 'mini-cart', owner: 'w1' }

it('the owner of a dialog is still known when it is closed', async () => {
  const scope = fork()
  const $owner = ownerOf('mini-cart')
  expect(scope.getState($owner)).toBe(null)
  await allSettled(dialogOpened, { scope, params: bag })
  expect(scope.getState($owner)).toBe('w1')
  await allSettled(dialogDismissed, { scope, params: bag })
  expect([scope.getState($dialogs), scope.getState($owner)]).toEqual([[], 'w1'])
})

it('also if the code that asks came after the dialog was opened', async () => {
  const scope = fork()
  await allSettled(dialogOpened, { scope, params: bag })
  const $owner = ownerOf('mini-cart')
  expect(scope.getState($owner)).toBe('w1')
  await allSettled(dialogDismissed, { scope, params: bag })
  expect([scope.getState($dialogs), scope.getState($owner)]).toEqual([[], 'w1'])
})
