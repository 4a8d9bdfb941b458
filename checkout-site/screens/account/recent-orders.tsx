import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { $history, $historyError, historyWanted } from '../../../core/purchases'
import { OrderRow } from '../../account/orders/order-row'
import { $words as $ordersWords } from '../../account/orders/orders.words'
import { $root } from '../../shell/navigation'
import { $say } from '../../shell/say'
import { $words as $shellWords } from '../../shell/shell.words'
import { LinesGhost } from '../../shell/lines-ghost'
import { Live, Notice } from '../../../widgets/ui/notice'
import { $words } from './account-overview.words'

const SHOWN = 3

export function RecentOrders() {
  const { history, error, words, orders, shell, say, root, want } = useUnit({
    history: $history,
    error: $historyError,
    words: $words,
    orders: $ordersWords,
    shell: $shellWords,
    say: $say,
    root: $root,
    want: historyWanted,
  })
  useEffect(() => {
    want(1)
  }, [want])
  return (
    <section className="panel">
      <div className="phead">
        <h2>{words.recent}</h2>
        {history?.total ? <Link href={`${root}/account/orders`}>{words.all}</Link> : null}
      </div>
      <Live>
        {error ? (
          <Notice tone="danger">
            {say(error)}{' '}
            <button type="button" className="act" onClick={() => want(1)}>
              {shell.again}
            </button>
          </Notice>
        ) : null}
      </Live>
      {history?.orders.length ? (
        <ul className="rows">
          {history.orders.slice(0, SHOWN).map(order => (
            <OrderRow key={order.orderNumber} order={order} />
          ))}
        </ul>
      ) : history ? (
        <p className="muted">{orders.emptyText}</p>
      ) : error ? null : (
        <LinesGhost />
      )}
    </section>
  )
}
