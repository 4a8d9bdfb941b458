import { combine, sample } from 'effector'
import { $granted } from '../../consent/granted'
import { $isAllowed, brandKnown, customerKnown, engineWanted, targetingKnown } from '../../personalisation/engine'
import { $session } from '../../session'
import { $isFirstParty, $settings, settingsWanted } from '../../site/settings'

// The engine runs under consent to targeting, and learns who is signed in on pages of the shop alone.

const $brand = $settings.map(settings => settings?.brand ?? null)

const $customer = combine(
  { session: $session, settings: $settings, isFirstParty: $isFirstParty },
  ({ session, settings, isFirstParty }) =>
    settings && isFirstParty && session && session.consumerType !== 'GUEST' ? session.consumerNo : null,
)

sample({ clock: [engineWanted, $customer], source: $customer, target: customerKnown })

sample({ clock: [engineWanted, $brand], source: $brand, target: brandKnown })

sample({
  clock: [engineWanted, $granted],
  source: $granted,
  fn: ({ targeting }) => targeting === true,
  target: targetingKnown,
})

sample({
  clock: [engineWanted, $isAllowed],
  source: $isAllowed,
  filter: Boolean,
  fn: () => {},
  target: settingsWanted,
})
