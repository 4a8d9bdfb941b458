import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { $history, $historyError, historyWanted } from '../../../core/purchases'
import { OrderRow } from '../../account/orders/order-row'
import { $words as $ordersWords } from '../../account/orders/orders.words'
import { FailedNotice } from '../../shell/failed'
import { $home } from '../../shell/home'
import { LinesGhost } from '../../shell/lines-ghost'
import { $root } from '../../shell/navigation'
import { $words as $shellWords } from '../../shell/shell.words'
import { Live } from '../../../widgets/ui/notice'
import { $words } from './account-overview.words'

const SHOWN = 3

export function RecentOrders() {
  const { history, error, words, orders, shell, home, root, loadHistory } = useUnit({
    history: $history,
    error: $historyError,
    words: $words,
    orders: $ordersWords,
    shell: $shellWords,
    home: $home,
    root: $root,
    loadHistory: historyWanted,
  })
  useEffect(() => {
    loadHistory(1)
  }, [loadHistory])
  return (
    <section className="panel">
      <div className="phead">
        <h2>{words.recent}</h2>
        {history?.total ? <Link href={`${root}/account/orders`}>{words.all}</Link> : null}
      </div>
      <Live>{error ? <FailedNotice error={error} onRetry={() => loadHistory(1)} /> : null}</Live>
      {history?.orders.length ? (
        <ul className="rows">
          {history.orders.slice(0, SHOWN).map(order => (
            <OrderRow key={order.orderNumber} order={order} />
          ))}
        </ul>
      ) : history ? (
        <>
          <p className="muted">{orders.emptyText}</p>
          <a href={home}>{shell.continueShopping}</a>
        </>
      ) : error ? null : (
        <LinesGhost />
      )}
    </section>
  )
}
