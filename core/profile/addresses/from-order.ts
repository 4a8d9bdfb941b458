import { createEvent, sample } from 'effector'
import { hasCode } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import type { Address } from '../../shapes/address'
import { endpoints } from '../endpoints'
import { profileAnswered } from '../model'

/** A delivery address that its shopper wants in their account, too. */
export const orderAddressKept = createEvent<Address>()

const keepAddressFx = requestFx(endpoints.addAddress)

/** An address that the account has already is no failure. */
export const orderAddressNotKept = sample({
  clock: keepAddressFx.failData,
  filter: error => !hasCode(error, 'CCA400'),
})

sample({
  clock: orderAddressKept,
  fn: address => ({ body: { ...address, approachType: 'S' as const, main: false } }),
  target: keepAddressFx,
})

sample({ clock: keepAddressFx.doneData, target: profileAnswered })
