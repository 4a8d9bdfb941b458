import { useUnit } from 'effector-react'
import { Link } from 'wouter'
import { money } from '../../../core/format/money'
import type { Purchase } from '../../../core/purchases'
import { $locale } from '../../../core/site/config'
import { ForwardIcon } from '../../../widgets/ui/icon'
import { Picture } from '../../../widgets/ui/picture'
import { dateOf } from '../date-of'
import { $root } from '../../shell/navigation'
import { $words } from './orders.words'
import { Status, stateOf } from './status'

const SHOWN = 3

export function OrderRow({ order }: { order: Purchase }) {
  const { locale, words, root } = useUnit({ locale: $locale, words: $words, root: $root })
  const { orderNumber, placedAt, items, lineCount, total, refunded, currency } = order
  const shown = items.slice(0, SHOWN)
  const others = (lineCount ?? items.length) - shown.length
  return (
    <li className="orow">
      <Link href={`${root}/account/order?number=${orderNumber}`}>
        <span className="pics">
          {shown.map(({ name, image }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same product
            <Picture key={index} src={image} alt={name} size={56} />
          ))}
          {others > 0 ? <span className="muted small">{words.more(others)}</span> : null}
        </span>
        <span className="grow">
          <b>{words.order(orderNumber)}</b>
          <span className="muted small">{dateOf(placedAt, locale)}</span>
          {refunded ? <span className="muted small">{words.refunded(money(refunded, currency, locale))}</span> : null}
        </span>
        <Status state={stateOf(order)} />
        <b className="amt">{money(total, currency, locale)}</b>
        <ForwardIcon small />
      </Link>
    </li>
  )
}
