import { combine, sample } from 'effector'
import { closePressed, popUpFulfilled, proofAwaited } from '../../content/pop-ups'
import { formShown, newsOfAccountWanted, newsWanted, type Reader, readerKnown } from '../../content/pop-ups/news-form'
import type { Subscriptions } from '../../profile/contracts'
import {
  $awaitedProof,
  $isSubscribed,
  $subscriptions,
  $subscriptionsError,
  guestSubscribed,
  guestSubscribing,
  subscriptionsWanted,
  subscriptionsSubmitted,
} from '../../profile/subscriptions'
import { $isSignedIn } from '../../session/arrival'
import { $config } from '../../site/config'
import { $features, $isFirstParty, $settings, settingsWanted } from '../../site/settings'
import { $settingsFailures } from '../../site/settings-failures'

/** An account's address is shown on a page of the shop alone, and where the site wants it. */
const $mayBeAccount = combine($isSignedIn, $config, (isSignedIn, { trust }) => isSignedIn && trust !== 'third-party')

const $standing = combine(
  {
    mayBe: $mayBeAccount,
    settings: $settings,
    features: $features,
    isFirstParty: $isFirstParty,
    failures: $settingsFailures,
    subscriptions: $subscriptions,
    error: $subscriptionsError,
  },
  ({ mayBe, settings, features, isFirstParty, failures, subscriptions, error }): Reader => {
    if (!mayBe || error) return 'types'
    if (!settings) return failures > 0 ? 'types' : 'unknown'
    if (!isFirstParty || features['dynamicNewsletter'] !== true) return 'types'
    return subscriptions ? readerOf(subscriptions) : 'unknown'
  },
)

sample({ clock: closePressed, target: guestSubscribing })

sample({ clock: [formShown, $standing], source: $standing, target: readerKnown })

sample({
  clock: formShown,
  source: $mayBeAccount,
  filter: Boolean,
  fn: () => {},
  target: settingsWanted,
})

sample({
  clock: [formShown, $settings],
  source: { standing: $standing, settings: $settings, error: $subscriptionsError },
  filter: ({ standing, settings, error }) => standing === 'unknown' && settings !== null && !error,
  fn: () => {},
  target: subscriptionsWanted,
})

sample({ clock: newsWanted, target: guestSubscribed })

sample({ clock: newsOfAccountWanted, target: subscriptionsSubmitted })

sample({ clock: $awaitedProof, fn: email => email !== null, target: proofAwaited })

sample({ clock: $isSubscribed, filter: Boolean, fn: () => {}, target: popUpFulfilled })

function readerOf({ email, subscriptions }: Subscriptions): Reader {
  const isReader = subscriptions.some(
    ({ type, channel, optin }) => type === 'Newsletter' && channel === 'email' && optin,
  )
  return { email, isReader }
}
