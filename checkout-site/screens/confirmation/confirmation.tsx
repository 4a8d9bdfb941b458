import { useUnit } from 'effector-react'
import { Suspense, useEffect } from 'react'
import { Link } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { $hasNoOrder, $order, $orderFailure, confirmationOpened, type Order, orderNamed } from '../../../core/checkout'
import { money } from '../../../core/format/money'
import { placedOrderOpened } from '../../../core/checkout/placed-look-up'
import { $session } from '../../../core/session'
import { $isSignedIn } from '../../../core/session/arrival'
import { buyerOf, contactOf } from '../../../core/format/contact-of'
import { $locale } from '../../../core/site/config'
import { $features, settingsWanted } from '../../../core/site/settings'
import { ButtonLink } from '../../../widgets/ui/button'
import { TickIcon } from '../../../widgets/ui/signs'
import { BagIcon } from '../../../widgets/ui/object-icons'
import { optionalPart, optionalPartLater } from '../../shell/optional-part'
import { focusOnce } from '../../shell/focus-once'
import { Failed } from '../../shell/failed'
import { Head } from '../../shell/head'
import { $home } from '../../shell/home'
import { $root } from '../../shell/navigation'
import { OrderLines } from '../../shell/order-lines'
import { PaidTotals } from '../../shell/paid-totals'
import { $words as $shellWords } from '../../shell/shell.words'
import { LinesGhost } from '../../shell/lines-ghost'
import { FormGhost, State } from '../../shell/state'
import { SummaryPanel } from '../../shell/summary-panel'
import { Title } from '../../shell/title'
import { useIsWide } from '../../shell/use-is-wide'
import { Arrival } from './arrival'
import { $words } from './confirmation.words'
import { KeepOrderGhost } from './keep-order-ghost'
import { OrderFacts } from './order-facts'
import { isMailedWhole } from './stages'
import { TakenBack } from './taken-back'
import './confirmation.css'

const BackToPage = optionalPart(async () => (await import('../express/back-to-page')).BackToPage)
const KeepOrder = optionalPartLater(async () => (await import('./keep-order')).KeepOrder)

/** The order that was just placed; loaded again after a reload. */
export function Confirmation() {
  const { order, hasNone, failure, locale, words, shell, home, root, open, name, loadSettings } = useUnit({
    order: $order,
    hasNone: $hasNoOrder,
    failure: $orderFailure,
    locale: $locale,
    words: $words,
    shell: $shellWords,
    home: $home,
    root: $root,
    open: confirmationOpened,
    name: orderNamed,
    loadSettings: settingsWanted,
  })
  const isWide = useIsWide()
  useEffect(() => loadSettings(), [loadSettings])
  const query = new URLSearchParams(useSearch())
  const orderNumber = query.get('order')
  const context = query.get('storeContext') ?? ''
  useEffect(() => {
    if (orderNumber) name({ orderNumber, context })
    open()
  }, [orderNumber, context, name, open])
  const sum = order ? money(order.totals.remainingToPay, order.currency, locale) : ''
  // An answer about this order, rather than none: it is nobody's, or not this visitor's.
  const isRefused = failure?.kind === 'http' && failure.status < 500 && failure.status !== 429
  const summary =
    hasNone || isRefused ? null : (
      <SummaryPanel label={shell.orderSummary} sum={sum} isWide={isWide}>
        {order ? (
          <>
            <OrderLines items={order.items} locale={locale} words={shell} />
            <PaidTotals order={order} />
          </>
        ) : (
          <LinesGhost />
        )}
      </SummaryPanel>
    )
  return (
    <div className={summary ? 'co' : 'co alone'}>
      <Title>{words.document}</Title>
      <div className="mainc">
        <div className="inner">
          <Head home={home}>
            <a className="help" href={`${root}/help/contact-us`}>
              {words.help}
            </a>
          </Head>
          {isWide ? null : summary}
          <main>
            {order ? (
              <Outcome order={order} />
            ) : hasNone ? (
              <State sign={<BagIcon />} title={words.noneTitle} action={{ label: words.shopOn, href: home }}>
                {words.noneText}
              </State>
            ) : failure && isRefused ? (
              <State
                sign={<BagIcon />}
                title={words.unreadableTitle}
                action={{
                  label: words.find,
                  href: `${root}/order${orderNumber ? `?number=${encodeURIComponent(orderNumber)}` : ''}`,
                }}
              >
                {words.unreadableText}
              </State>
            ) : failure ? (
              <Failed title={words.failedTitle} lead={words.failedText} error={failure} onRetry={open} />
            ) : (
              <FormGhost label={words.loading} fields={3} />
            )}
            <Suspense>
              <BackToPage isPlaced={order !== null} />
            </Suspense>
            {order ? <Details order={order} /> : null}
          </main>
        </div>
      </div>
      {isWide ? summary : null}
    </div>
  )
}

const isTakenBack = ({ status }: Order): boolean => status === 'cancelled' || status === 'void'

function Outcome({ order }: { order: Order }) {
  const { words, session, features } = useUnit({ words: $words, session: $session, features: $features })
  // An associate sells to somebody else.
  const buyer = buyerOf(order, session?.isAssociate ? null : session)
  // A mail is only promised if the shop sends mails.
  const email = features.mail ? (contactOf(order)?.email ?? '') : ''
  return isTakenBack(order) ? (
    <TakenBack order={order} />
  ) : (
    <section className="thanks">
      <span className="tick">
        <TickIcon />
      </span>
      <div>
        <p className="muted">{words.order(order.orderNumber)}</p>
        <h1 tabIndex={-1} ref={focusOnce}>
          {words.thanks(buyer.firstName, buyer.lastName)}
        </h1>
      </div>
      <p>{isMailedWhole(order) ? words.mailing(email) : words.packing(email)}</p>
    </section>
  )
}

function Details({ order }: { order: Order }) {
  const { words, home, root, isSignedIn, openPlaced } = useUnit({
    words: $words,
    home: $home,
    root: $root,
    isSignedIn: $isSignedIn,
    openPlaced: placedOrderOpened,
  })
  const address = contactOf(order)
  const isOver = isTakenBack(order)
  return (
    <>
      {isOver ? null : <Arrival order={order} />}
      <Suspense fallback={isSignedIn || !address?.email ? null : <KeepOrderGhost />}>
        {isOver ? null : <KeepOrder order={order} />}
      </Suspense>
      <OrderFacts order={order} />
      <div className="nav">
        <Link
          className="back"
          href={`${root}${isSignedIn ? '/account' : ''}/order?number=${order.orderNumber}`}
          onClick={() => {
            if (!isSignedIn && address?.email) openPlaced({ orderNumber: order.orderNumber, email: address.email })
          }}
        >
          {isOver ? words.see : words.manage}
        </Link>
        <ButtonLink look="side" href={home}>
          {words.shopOn}
        </ButtonLink>
      </div>
    </>
  )
}
