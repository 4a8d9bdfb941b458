import { useUnit } from 'effector-react'
import type { MouseEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { $cart, $count, $hindrance, $isSaving } from '../../../core/cart'
import { $isEmpty } from '../../../core/checkout'
import { $say } from '../../../core/errors/sentences'
import { $locale } from '../../../core/site/config'
import { $isCartKnown, $isLoadingAgain, $loadError, loadAgain } from '../../../core/wiring/checkout-and-cart'
import { BagLines } from '../../../widgets/mini-cart/bag-lines'
import { BagNotices } from '../../../widgets/mini-cart/bag-notices'
import { ButtonLink } from '../../../widgets/ui/button'
import { InlineNotice } from '../../../widgets/ui/notice'
import { Coupon } from '../../shell/coupon'
import { Head } from '../../shell/head'
import { $home } from '../../shell/home'
import { $root } from '../../shell/navigation'
import { OrderTotals } from '../../shell/order-totals'
import { $words as $shellWords } from '../../shell/shell.words'
import { LinesGhost, State } from '../../shell/state'
import { $words } from './cart.words'
import '../../../widgets/mini-cart/mini-cart.css'
import '../../../widgets/mini-cart/cart-line.css'
import './cart.css'

/** The cart on a page of its own: the drawer's lines, beside their sums and the way to pay. */
export function CartScreen() {
  const { cart, count, isKnown, isEmpty, error, isLoading, say, words, shell, home, retry } = useUnit({
    cart: $cart,
    count: $count,
    isKnown: $isCartKnown,
    isEmpty: $isEmpty,
    error: $loadError,
    isLoading: $isLoadingAgain,
    say: $say,
    words: $words,
    shell: $shellWords,
    home: $home,
    retry: loadAgain,
  })
  return (
    <div className="plain">
      <title>{`${words.title} · Northlane`}</title>
      <Head home={home} homeLabel={shell.home}>
        <a className="help" href={home}>
          {shell.continueShopping}
        </a>
      </Head>
      <main>
        {cart && !isEmpty ? (
          <>
            <h1 tabIndex={-1}>{words.title}</h1>
            <div className="cartpage">
              <div>
                <BagNotices />
                <h2 className="vh">{shell.items(count)}</h2>
                <BagLines />
              </div>
              <Sums />
            </div>
          </>
        ) : error && !isKnown ? (
          <State title={shell.failedTitle} action={{ label: shell.again, press: () => retry(), busy: isLoading }}>
            {say(error)}
          </State>
        ) : isKnown ? (
          <State sign="bag" title={shell.emptyTitle} action={{ label: shell.continueShopping, href: home }}>
            {shell.emptyText}
          </State>
        ) : (
          <div aria-busy="true">
            <span className="vh" role="status">
              {words.loading}
            </span>
            <LinesGhost />
          </div>
        )}
      </main>
    </div>
  )
}

function Sums() {
  const { cart, locale, words, shell, root, isSaving, hindrance } = useUnit({
    cart: $cart,
    locale: $locale,
    words: $words,
    shell: $shellWords,
    root: $root,
    isSaving: $isSaving,
    hindrance: $hindrance,
  })
  if (!cart) return null
  const isStopped = isSaving || hindrance !== null
  const go = (event: MouseEvent) => {
    event.preventDefault()
    if (!isStopped) navigate(`${root}/checkout/shipping`)
  }
  return (
    <div className="sums">
      <Coupon />
      <OrderTotals
        sums={cart.totals}
        promotions={cart.orderPromotions}
        instruments={cart.payment_instruments}
        hasShipping={cart.shippingAddress.length > 0}
        locale={locale}
        words={shell}
      />
      <ButtonLink
        href={`${root}/checkout/shipping`}
        className={isStopped ? 'off' : ''}
        aria-disabled={isStopped || undefined}
        onClick={go}
      >
        {words.checkout}
      </ButtonLink>
      {hindrance ? (
        <InlineNotice tone="danger">{words.remove(hindrance.name)}</InlineNotice>
      ) : cart.shippingAddress.length ? null : (
        <p>{words.later}</p>
      )}
    </div>
  )
}
