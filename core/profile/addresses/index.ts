import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import type { Address } from '../../shapes/address'
import type { ProfileAddress } from '../contracts'
import { endpoints } from '../endpoints'
import { $profile, profileAnswered, profileWanted } from '../model'
import { profileOutdated } from '../outdated'

export type AddressKind = ProfileAddress['approachType']

/** The open form: a new address, or a change. */
export type Edit = { readonly kind: AddressKind; readonly address: ProfileAddress | null }

/** The list may have changed on another page. */
export const addressesShown = createEvent()
export const addPressed = createEvent<AddressKind>()
export const editPressed = createEvent<string>()
export const editLeft = createEvent()
export const mainChanged = createEvent<boolean>()
/** A valid address was submitted. Wired to the form. */
export const addressTyped = createEvent<Address>()
export const makeMainPressed = createEvent<string>()
export const removePressed = createEvent<string>()

const addFx = requestFx(endpoints.addAddress)
const changeFx = requestFx(endpoints.changeAddress)
const makeMainFx = requestFx(endpoints.changeAddress)
const deleteFx = requestFx(endpoints.deleteAddress)

/** The main ones first; null until they have loaded. */
export const $addresses = $profile.map(profile => {
  const known = profile?.consumerDetails.address
  return known ? [...known.filter(({ main }) => main), ...known.filter(({ main }) => !main)] : null
})

/** The open form, or null. */
export const $edit = createStore<Edit | null>(null)
  .on(addPressed, (_current, kind) => ({ kind, address: null }))
  .reset(editLeft, tokenForgotten)

/** The last form that was opened and neither saved nor left, and in whose account. It outlasts its session. */
const $unfinished = createStore<{ edit: Edit; email: string } | null>(null, { serialize: 'ignore' }).reset(editLeft)

/** Not where the form goes on after a sign-in. */
export const editOpened = sample({
  clock: $edit,
  source: $unfinished,
  filter: (unfinished, edit) => edit !== null && edit !== unfinished?.edit,
  fn: (_unfinished, edit) => edit as Edit,
})

sample({
  clock: editOpened,
  source: $profile,
  fn: (profile, edit) => ({ edit, email: profile?.consumerDetails.email ?? '' }),
  target: $unfinished,
})

sample({
  clock: $profile,
  source: { edit: $edit, unfinished: $unfinished },
  filter: ({ edit, unfinished }, profile) => edit === null && unfinished?.email === profile?.consumerDetails.email,
  fn: ({ unfinished }) => unfinished?.edit ?? null,
  target: $edit,
})

/** The form that is being saved, which may have been left since. */
const $saved = createStore<Edit | null>(null, { serialize: 'ignore' })

export const $isMain = createStore(false)
  .on(mainChanged, (_current, isMain) => isMain)
  .reset(addPressed)

export const $isSavingAddress = createStore(false)
  .on([addFx, changeFx], () => true)
  .reset(addFx.finally, changeFx.finally)

export const addressRefused = sample({
  clock: [addFx.failData, changeFx.failData],
  source: { edit: $edit, saved: $saved },
  filter: ({ edit, saved }) => edit === saved,
  fn: (_forms, error) => error,
})

export const $addressError = createStore<ShopError | null>(null)
  .on(addressRefused, (_current, error) => error)
  .reset(addFx, changeFx, addPressed, editPressed, editLeft)

/** The id of the address that is being changed. */
export const $pendingAddress = createStore<string | null>(null)
  .on([makeMainFx, deleteFx], (_current, { params }) => params.addressId)
  .reset(makeMainFx.finally, deleteFx.finally)

/** At which address, and why. */
export const $addressListError = createStore<{ id: string; error: ShopError } | null>(null)
  .on([makeMainFx.fail, deleteFx.fail], (_current, { params, error }) => ({ id: params.params.addressId, error }))
  .reset(makeMainFx, deleteFx, addPressed, editPressed, addressesShown)

sample({
  clock: editPressed,
  source: $addresses,
  filter: (addresses, id) => addresses?.some(one => one.id === id) ?? false,
  fn: (addresses, id): Edit => {
    const address = addresses?.find(one => one.id === id) ?? null
    return { kind: address?.approachType ?? 'S', address }
  },
  target: $edit,
})

sample({
  clock: editPressed,
  source: $addresses,
  fn: (addresses, id) => addresses?.find(one => one.id === id)?.main ?? false,
  target: $isMain,
})

const sent = sample({
  clock: addressTyped,
  source: { edit: $edit, main: $isMain, isSaving: $isSavingAddress },
  filter: ({ edit, isSaving }) => edit !== null && !isSaving,
  fn: ({ edit, main }, address) => ({
    id: edit?.address?.id ?? '',
    body: bodyOf(address, edit?.kind ?? 'S', main),
  }),
})

sample({ clock: sent, source: $edit, target: $saved })

sample({
  clock: [addFx.done, changeFx.done],
  source: { edit: $edit, saved: $saved },
  filter: ({ edit, saved }) => edit === saved,
  fn: () => {},
  target: editLeft,
})

sample({ clock: sent, filter: ({ id }) => id === '', fn: ({ body }) => ({ body }), target: addFx })

sample({
  clock: sent,
  filter: ({ id }) => id !== '',
  fn: ({ id, body }) => ({ params: { addressId: id }, body }),
  target: changeFx,
})

sample({
  clock: makeMainPressed,
  source: { addresses: $addresses, pending: $pendingAddress },
  filter: ({ addresses, pending }, id) => pending === null && (addresses?.some(one => one.id === id) ?? false),
  fn: ({ addresses }, addressId) => {
    const address = addresses?.find(one => one.id === addressId) as ProfileAddress
    return { params: { addressId }, body: bodyOf(address, address.approachType, true) }
  },
  target: makeMainFx,
})

sample({
  clock: removePressed,
  source: $pendingAddress,
  filter: pending => pending === null,
  fn: (_pending, addressId) => ({ params: { addressId } }),
  target: deleteFx,
})

sample({ clock: addressesShown, target: [profileOutdated, profileWanted] })

sample({
  clock: [changeFx.failData, makeMainFx.failData, deleteFx.failData],
  filter: ({ status }) => status >= 400 && status < 500,
  fn: () => {},
  target: [profileOutdated, profileWanted],
})

sample({ clock: [addFx.doneData, changeFx.doneData, makeMainFx.doneData, deleteFx.doneData], target: profileAnswered })

const bodyOf = (address: Address & { id?: string }, approachType: AddressKind, main: boolean) => {
  const { id: _id, ...typed } = address
  return { ...typed, approachType, main }
}
