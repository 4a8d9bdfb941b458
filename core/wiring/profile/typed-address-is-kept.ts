import { sample } from 'effector'
import { keptAddressRefused, keptFormOpened, keptForms, unaskedOf } from '../../delivery/kept-address'
import { $profile } from '../../profile'
import { $edit, addressRefused, addressTyped } from '../../profile/addresses'

// Saved addresses use the form of a cart's addresses.

sample({
  clock: $edit,
  source: $profile,
  filter: (_profile, edit) => edit !== null,
  fn: (profile, edit) => ({
    kind: edit?.kind ?? 'S',
    address: edit?.address ?? null,
    email: profile?.consumerDetails.email ?? '',
  }),
  target: keptFormOpened,
})

for (const form of [keptForms.S, keptForms.B]) {
  sample({
    clock: form.passed,
    source: { edit: $edit, layout: form.$layout },
    fn: ({ edit, layout }, typed) =>
      edit?.address ? { ...typed, ...unaskedOf(edit.address, layout?.rules ?? [], typed.countryCode) } : typed,
    target: addressTyped,
  })
}

sample({
  clock: addressRefused,
  source: $edit,
  filter: edit => edit !== null,
  fn: (edit, error) => ({ kind: edit?.kind ?? 'S', error }),
  target: keptAddressRefused,
})
