import { sample } from 'effector'
import {
  savedAddressRefused,
  savedAddressFormOpened,
  savedAddressForms,
  fieldsOutsideForm,
} from '../../delivery/saved-address'
import { $profile } from '../../profile'
import { $edit, addressRefused, addressTyped, editLeft, editOpened } from '../../profile/addresses'
import { leftElsewhere } from '../../session/leaving'
import { signedOut } from '../../session/signing'

// Saved addresses use the form of a cart's addresses.

sample({
  clock: editOpened,
  source: $profile,
  fn: (profile, { kind, address }) => ({ kind, address, email: profile?.consumerDetails.email ?? '' }),
  target: savedAddressFormOpened,
})

sample({
  clock: [signedOut, leftElsewhere],
  fn: () => {},
  target: [editLeft, savedAddressForms.S.cleared, savedAddressForms.B.cleared],
})

for (const form of [savedAddressForms.S, savedAddressForms.B]) {
  sample({
    clock: form.passed,
    source: { edit: $edit, layout: form.$layout },
    fn: ({ edit, layout }, typed) =>
      edit?.address ? { ...typed, ...fieldsOutsideForm(edit.address, layout?.rules ?? [], typed.countryCode) } : typed,
    target: addressTyped,
  })
}

sample({
  clock: addressRefused,
  source: $edit,
  filter: edit => edit !== null,
  fn: (edit, error) => ({ kind: edit?.kind ?? 'S', error }),
  target: savedAddressRefused,
})
