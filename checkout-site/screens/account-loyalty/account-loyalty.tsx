import { useUnit } from 'effector-react'
import { useCallback, useEffect } from 'react'
import { $loyalty, $loyaltyFailure, loyaltyWanted } from '../../../core/loyalty'
import { $welcome, $welcomeFailure, welcomeWanted } from '../../../core/loyalty/welcome'
import { $profile, $profileFailure, profileWanted } from '../../../core/profile'
import { $locale } from '../../../core/site/config'
import { Loaded } from '../../account/loaded'
import { counted } from '../../payment/instrument-name'
import { FailedNotice } from '../../shell/failed'
import { Title } from '../../shell/title'
import { Live } from '../../../widgets/ui/notice'
import { PointsHistory } from './points-history'
import { ConfirmPanel } from './confirm-panel'
import { InvitePanel } from './invite-panel'
import { JoinPanel } from './join-panel'
import { Vouchers } from './vouchers'
import { $words } from './account-loyalty.words'

/** Points, vouchers and welcome coupon of a member; for others, how to join. */
export function AccountLoyalty() {
  const {
    profile,
    profileError,
    loyalty,
    error,
    welcome,
    unwelcome,
    locale,
    words,
    loadProfile,
    loadLoyalty,
    loadWelcome,
  } = useUnit({
    profile: $profile,
    profileError: $profileFailure,
    loyalty: $loyalty,
    error: $loyaltyFailure,
    welcome: $welcome,
    unwelcome: $welcomeFailure,
    locale: $locale,
    words: $words,
    loadProfile: profileWanted,
    loadLoyalty: loyaltyWanted,
    loadWelcome: welcomeWanted,
  })
  const hasRewards = profile?.isLoyaltyMember === true && !profile.awaitsConfirmation
  useEffect(() => loadProfile(), [loadProfile])
  const rewardsNow = useCallback(() => {
    loadLoyalty()
    loadWelcome()
  }, [loadLoyalty, loadWelcome])
  useEffect(() => {
    if (hasRewards) rewardsNow()
  }, [hasRewards, rewardsNow])
  return (
    <>
      <Title>{words.title}</Title>
      <h1 tabIndex={-1}>{words.title}</h1>
      <Loaded value={profile} error={profileError} onRetry={loadProfile}>
        {({ isLoyaltyMember, awaitsConfirmation, consumerDetails: { email } }) =>
          awaitsConfirmation ? (
            <ConfirmPanel email={email} />
          ) : isLoyaltyMember ? (
            <Loaded value={loyalty} error={error} onRetry={rewardsNow}>
              {loyalty => (
                <>
                  <section className="panel">
                    <h2 className="over">{words.points}</h2>
                    <p className="big">
                      {counted(loyalty.currentLoyaltyPoints, locale)} <span>{words.pointsUnit}</span>
                    </p>
                    <p className="muted small">{words.member(loyalty.memberId)}</p>
                  </section>
                  <Live urgent className="notices">
                    {unwelcome ? (
                      <FailedNotice lead={words.welcomeFailed} error={unwelcome} onRetry={loadWelcome} />
                    ) : null}
                  </Live>
                  {welcome ? (
                    <section className="panel">
                      <h2>{words.welcome}</h2>
                      <p>
                        <b>{welcome.name}</b>
                      </p>
                      <p>{words.welcomeText(welcome.code)}</p>
                    </section>
                  ) : null}
                  <Vouchers loyalty={loyalty} />
                  <InvitePanel memberId={loyalty.memberId} />
                  <PointsHistory entries={loyalty.book ?? []} />
                </>
              )}
            </Loaded>
          ) : (
            <JoinPanel />
          )
        }
      </Loaded>
    </>
  )
}
