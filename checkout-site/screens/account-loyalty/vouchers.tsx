import { useUnit } from 'effector-react'
import { money } from '../../../core/format/money'
import type { Loyalty } from '../../../core/loyalty'
import { $locale } from '../../../core/site/config'
import { Progress } from '../../../widgets/ui/progress'
import { counted } from '../../payment/instrument-name'
import { $words } from './account-loyalty.words'

/** The vouchers that points buy, with what is missing for each. */
export function Vouchers({ loyalty }: { loyalty: Loyalty }) {
  const { locale, words } = useUnit({ locale: $locale, words: $words })
  const { applicableLoyaltyVouchers: vouchers, currentLoyaltyPoints: have, currency = 'USD' } = loyalty
  return (
    <section className="panel">
      <h2>{words.vouchers}</h2>
      {vouchers.length ? (
        <ul className="tiles">
          {vouchers.map(({ id, points, amountInCurrency, available, eligible, reason = 'used' }) => (
            <li key={id}>
              <b>{words.voucher(money(amountInCurrency, currency, locale))}</b>
              <span className="muted small">{words.forPoints(counted(points, locale))}</span>
              {available ? <Progress value={points ? have / points : 1} /> : null}
              <span className="small">
                {!available
                  ? words.gone[reason]
                  : eligible
                    ? words.ready
                    : words.missing(counted(points - have, locale))}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{words.noVouchers}</p>
      )}
    </section>
  )
}
