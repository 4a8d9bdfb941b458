import type { NewProfileAddress } from '../../../core/profile/contracts'
import type { Address } from '../../../core/shapes/address'
import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { checkAddress, soundAddress } from './check-address'
import { fail } from '../failure'
import {
  addressesOf,
  dropAddress,
  insertAddress,
  type SavedAddress,
  makeMainAddress,
  updateAddress,
} from '../repositories/addresses'
import { commerceSettings } from '../repositories/commerce-settings'
import { lockConsumer } from '../repositories/consumers'

/** More than anybody has; it stops scripts that fill a profile. */
const MAX = 50

/**
 * Saves a new address, or replaces the one of `id`; returns its id. The first of its kind becomes the main one; a new main one
 * replaces the old. Throws the problems of the country's rules, `CCA400` for a saved one, `CCA401` for an unknown id, and
 * `PRO412` for one too many.
 */
export async function saveAddress(call: CallContext, tx: Tx, body: NewProfileAddress, id?: string): Promise<string> {
  const { consumerNo } = call.shopper()
  const { approachType: kind, main = false, ...typed } = body
  const { addressRules } = await commerceSettings(call.db, tx)
  const address = soundAddress(checkAddress(typed, kind === 'S' ? 'shipping' : 'billing', addressRules, call.key))
  await lockConsumer(tx, consumerNo)
  const known = await addressesOf(tx, consumerNo)
  const before = id === undefined ? undefined : ownIn(known, id)
  const others = known.filter(one => one.id !== id && one.kind === kind)
  if (others.some(one => isSame(one.document, address))) throw fail('CCA400')
  if (!before && known.length >= MAX) throw fail('PRO412', { most: MAX })
  const saved = before?.id ?? (await insertAddress(tx, consumerNo, kind, address))
  if (before) await updateAddress(tx, consumerNo, saved, kind, address)
  if (main || others.every(one => !one.main)) await makeMainAddress(tx, consumerNo, kind, saved)
  if (before && before.kind !== kind) await promote(tx, consumerNo, known, before)
  return saved
}

/** Deletes an address. If it was the main shipping address, the next one becomes it. Throws `PRO414` for the main billing address while there are others, because the shopper must choose a new one first. */
export async function forgetAddress(call: CallContext, tx: Tx, id: string): Promise<void> {
  const { consumerNo } = call.shopper()
  await lockConsumer(tx, consumerNo)
  const known = await addressesOf(tx, consumerNo)
  const removed = ownIn(known, id)
  const hasOthers = known.some(one => one.kind === 'B' && one.id !== id)
  if (removed.kind === 'B' && removed.main && hasOthers) throw fail('PRO414')
  await dropAddress(tx, consumerNo, id)
  await promote(tx, consumerNo, known, removed)
}

function ownIn(known: readonly SavedAddress[], id: string): SavedAddress {
  const own = known.find(one => one.id === id)
  if (!own) throw fail('CCA401')
  return own
}

async function promote(
  tx: Tx,
  consumerNo: string,
  known: readonly SavedAddress[],
  removed: SavedAddress,
): Promise<void> {
  const next = known.find(({ id, kind }) => kind === removed.kind && id !== removed.id)
  if (removed.main && next) await makeMainAddress(tx, consumerNo, removed.kind, next.id)
}

function isSame(one: Address, other: Address): boolean {
  const parts = ({
    firstName,
    lastName,
    addressLine1,
    addressLine2 = '',
    city,
    postalCode = '',
    countryCode,
  }: Address) =>
    [firstName, lastName, addressLine1, addressLine2, city, postalCode, countryCode].join('\n').toLowerCase()
  return parts(one) === parts(other)
}
