import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $subscriptions, $subscriptionsError, subscriptionsWanted } from '../../../core/profile/subscriptions'
import { Loaded } from '../../account/loaded'
import { Title } from '../../shell/title'
import { WishesForm } from './wishes-form'
import { $words } from './account-subscriptions.words'

export function AccountSubscriptions() {
  const { subscriptions, error, words, want } = useUnit({
    subscriptions: $subscriptions,
    error: $subscriptionsError,
    words: $words,
    want: subscriptionsWanted,
  })
  useEffect(() => want(), [want])
  return (
    <>
      <Title>{words.title}</Title>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <Loaded value={subscriptions} error={error} onAgain={want}>
        {subscriptions => <WishesForm now={subscriptions} />}
      </Loaded>
    </>
  )
}
