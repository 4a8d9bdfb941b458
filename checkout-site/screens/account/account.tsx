import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $profile, $profileFailure, profileWanted } from '../../../core/profile'
import { $session } from '../../../core/session'
import { SpendBanner } from '../../account/spend-banner'
import { Completing } from '../../person/completing'
import { $words as $accountWords } from '../../account/account.words'
import { Failed, FailedNotice } from '../../shell/failed'
import { $root } from '../../shell/navigation'
import { $words as $shellWords } from '../../shell/shell.words'
import { Title } from '../../shell/title'
import { Live } from '../../../widgets/ui/notice'
import { Skeleton } from '../../../widgets/ui/skeleton'
import { $words } from './account-overview.words'
import { LatestOrder } from './latest-order'
import { LoyaltyPanel } from './loyalty-panel'
import { RecentOrders } from './recent-orders'
import { ShipsTo } from './ships-to'

export function Account() {
  const { profile, failure, session, words, account, shell, root, loadProfile } = useUnit({
    profile: $profile,
    failure: $profileFailure,
    session: $session,
    words: $words,
    account: $accountWords,
    shell: $shellWords,
    root: $root,
    loadProfile: profileWanted,
  })
  useEffect(() => loadProfile(), [loadProfile])
  if (failure && !profile) return <Failed title={words.failed} error={failure} onRetry={loadProfile} />
  const { firstName, lastName } = profile?.consumerDetails ?? {}
  return (
    <>
      <Title>{account.title}</Title>
      <h1 tabIndex={-1}>{words.hello(firstName ?? session?.firstName ?? '', lastName ?? '')}</h1>
      <Completing search={`?from=${encodeURIComponent(`${root}/account`)}`} />
      <Live urgent className="notices">
        {failure ? <FailedNotice lead={`${words.failed}:`} error={failure} onRetry={loadProfile} /> : null}
      </Live>
      {profile ? <SpendBanner /> : null}
      <div className="three" aria-busy={profile ? undefined : true}>
        {profile ? (
          <>
            <LoyaltyPanel />
            <LatestOrder />
            <ShipsTo />
          </>
        ) : (
          <>
            <span className="vh" role="status">
              {shell.loading}
            </span>
            <Skeleton height="120px" />
            <Skeleton height="158px" />
          </>
        )}
      </div>
      <RecentOrders />
    </>
  )
}
