import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { money } from '../../../core/format/money'
import { $loyalty, $vouchers, loyaltyWanted } from '../../../core/loyalty'
import { $profile } from '../../../core/profile'
import { $locale } from '../../../core/site/config'
import { Progress } from '../../../widgets/ui/progress'
import { counted } from '../../payment/instrument-name'
import { $root } from '../../shell/navigation'
import { $words } from './account-overview.words'

/** A member's points and next voucher; for others, what the programme offers. */
export function LoyaltyPanel() {
  const { profile, loyalty, vouchers, locale, words, root, loadLoyalty } = useUnit({
    profile: $profile,
    loyalty: $loyalty,
    vouchers: $vouchers,
    locale: $locale,
    words: $words,
    root: $root,
    loadLoyalty: loyaltyWanted,
  })
  const isMember = profile?.isLoyaltyMember ?? false
  const awaits = profile?.awaitsConfirmation ?? false
  useEffect(() => {
    if (isMember && !awaits) loadLoyalty()
  }, [isMember, awaits, loadLoyalty])
  if (!isMember) {
    return (
      <section className="panel">
        <h2 className="over">{words.points}</h2>
        <p className="small">{words.notMember}</p>
        <Link href={`${root}/account/loyalty`}>{words.join}</Link>
      </section>
    )
  }
  const points = loyalty?.currentLoyaltyPoints ?? profile?.loyaltySummary?.points.balance ?? 0
  const next = vouchers.find(({ eligible }) => !eligible)
  const ready = vouchers.findLast(({ eligible }) => eligible)
  const sum = (amount: number) => money(amount, loyalty?.currency ?? 'USD', locale)
  return (
    <section className="panel">
      <h2 className="over">{words.points}</h2>
      <p className="big">
        {counted(points, locale)} <span>{words.pointsUnit}</span>
      </p>
      {awaits ? <p className="small">{words.confirmFirst}</p> : null}
      {next ? <Progress value={points / next.points} /> : null}
      {next ? (
        <p className="small">{words.toNext(counted(next.points - points, locale), sum(next.amountInCurrency))}</p>
      ) : ready ? (
        <p className="small">{words.rewardReady(sum(ready.amountInCurrency))}</p>
      ) : null}
      <Link href={`${root}/account/loyalty`}>{words.seeRewards}</Link>
    </section>
  )
}
