import { useUnit } from 'effector-react'
import { useCallback, useEffect } from 'react'
import { $profile, $profileFailure, profileWanted } from '../../../core/profile'
import { $subscriptions, $subscriptionsError, subscriptionsWanted } from '../../../core/profile/subscriptions'
import { Loaded } from '../../account/loaded'
import { Title } from '../../shell/title'
import { SubscriptionsForm } from './subscriptions-form'
import { $words } from './account-subscriptions.words'

export function AccountSubscriptions() {
  const { subscriptions, error, profile, profileError, words, load, loadProfile } = useUnit({
    subscriptions: $subscriptions,
    error: $subscriptionsError,
    profile: $profile,
    profileError: $profileFailure,
    words: $words,
    load: subscriptionsWanted,
    loadProfile: profileWanted,
  })
  const wantBoth = useCallback(() => {
    load()
    loadProfile()
  }, [load, loadProfile])
  useEffect(() => wantBoth(), [wantBoth])
  return (
    <>
      <Title>{words.title}</Title>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <Loaded
        value={subscriptions && profile ? { now: subscriptions, profile } : null}
        error={error ?? profileError}
        onRetry={wantBoth}
      >
        {known => <SubscriptionsForm {...known} />}
      </Loaded>
    </>
  )
}
