import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { $history, $historyError, $pageCount, historyWanted } from '../../../core/purchases'
import { Loaded } from '../../account/loaded'
import { OrderRow } from '../../account/orders/order-row'
import { $words } from '../../account/orders/orders.words'
import { BoxIcon } from '../../account/icons'
import { $home } from '../../shell/home'
import { $root } from '../../shell/navigation'
import { $words as $shellWords } from '../../shell/shell.words'
import { State } from '../../shell/state'
import { Title } from '../../shell/title'
import { Pages } from './pages'

/** Newest first, ten to a page. */
export function AccountOrders() {
  const { history, error, pageCount, words, shell, home, root, loadHistory } = useUnit({
    history: $history,
    error: $historyError,
    pageCount: $pageCount,
    words: $words,
    shell: $shellWords,
    home: $home,
    root: $root,
    loadHistory: historyWanted,
  })
  const page = Math.max(1, Math.floor(Number(new URLSearchParams(useSearch()).get('page'))) || 1)
  useEffect(() => {
    loadHistory(page)
  }, [page, loadHistory])
  return (
    <>
      <Title>{words.title}</Title>
      <h1 tabIndex={-1}>{words.title}</h1>
      <Loaded value={history} error={error} failed={words.failedTitle} onRetry={() => loadHistory(page)}>
        {({ total, orders }) =>
          total === 0 ? (
            <State
              isPart
              sign={<BoxIcon />}
              title={words.emptyTitle}
              action={{ label: shell.continueShopping, href: home }}
            >
              {words.emptyText}
            </State>
          ) : page > pageCount ? (
            <State isPart title={words.noPageTitle} action={{ label: words.firstPage, href: `${root}/account/orders` }}>
              {words.noPageText}
            </State>
          ) : (
            <section className="panel">
              <ul className="rows">
                {orders.map(order => (
                  <OrderRow key={order.orderNumber} order={order} />
                ))}
              </ul>
            </section>
          )
        }
      </Loaded>
      {page > pageCount ? null : <Pages page={page} count={pageCount} />}
    </>
  )
}
