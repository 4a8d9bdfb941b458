import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { hostOf } from '../../../core/format/host-of'
import { $blockingLine } from '../../../core/cart'
import { $wholeCart } from '../../../core/cart/whole-cart'
import { $isEmpty } from '../../../core/checkout'
import { $locale } from '../../../core/site/config'
import { $isOrdering, $isPaying, $walletBasket, requestAheadFx, walletsWanted } from '../../../core/wallets'
import {
  $request,
  $basketError,
  $isShowing,
  $leaveError,
  $productBasket,
  $trustedPage,
  type ExpressRequest,
  basketWanted,
  expressOpened,
} from '../../../core/wallets/express'
import { $isCartKnown, $isLoadingAgain, $loadError, loadAgain } from '../../../core/wiring/checkout/checkout-and-cart'
import type { Cart } from '../../../core/shapes/cart'
import { Button } from '../../../widgets/ui/button'
import { InlineNotice, Live, Notice } from '../../../widgets/ui/notice'
import { loadApple, loadPayPal, OwnWallets } from '../../../widgets/wallet-buttons/own-wallets'
import { useSettings } from '../../../widgets/wallet-buttons/use-settings'
import { $brand } from '../../shell/brand'
import { CartTotals } from '../../shell/cart-totals'
import { OrderLines } from '../../shell/order-lines'
import { $root } from '../../shell/navigation'
import { $errorText } from '../../shell/error-text'
import { $words as $shellWords } from '../../shell/shell.words'
import { LinesGhost } from '../../shell/lines-ghost'
import { Title } from '../../shell/title'
import { Wordmark } from '../../shell/wordmark'
import { NoItem, Nothing, NotToPay } from './not-to-pay'
import { otherMethodPressed } from './other-method'
import { $words } from './express.words'
import '../../../widgets/wallet-buttons/buttons.css'
import '../../../widgets/wallet-buttons/apple-face.css'
import '../../../widgets/wallet-buttons/own-wallets.css'
import '../../shell/form-page.css'
import './express.css'

/** The window for a page of another site: items, totals and the wallets' buttons. */
export function Express() {
  const { words, root, brand, request, open, load, ask } = useUnit({
    words: $words,
    root: $root,
    brand: $brand,
    request: $request,
    open: expressOpened,
    load: walletsWanted,
    ask: requestAheadFx,
  })
  useEffect(() => open(), [open])
  useEffect(() => load(), [load])
  const wallet = request?.wallet
  // What the pressed wallet needs comes along with the bag, not after it.
  useEffect(() => {
    if (wallet === 'DW_APPLE_PAY') loadApple().catch(() => {})
    if (wallet !== 'PAYPAL') return
    loadPayPal().catch(() => {})
    void ask(wallet)
  }, [wallet, ask])
  return (
    <div className="plain">
      <Title>{words.title}</Title>
      <header className="cohead">
        <Wordmark href={`${root}/cart`} label={brand} brand={brand} />
      </header>
      <main className="form-page express">{request?.productId ? <OneItem /> : <WholeCart />}</main>
    </div>
  )
}

function OneItem() {
  const { words, request, basket, error, isLoading, retry } = useUnit({
    words: $words,
    request: $request,
    basket: $productBasket,
    error: $basketError,
    isLoading: $isShowing,
    retry: basketWanted,
  })
  useEffect(() => retry(), [retry])
  if (basket?.items.length && request) return <ToPay cart={basket} first={request.wallet} product={request} />
  if (error) return <NotToPay title={words.failedTitle} error={error} retry={retry} isLoading={isLoading} />
  return basket ? <NoItem order={basket.lastOrder} /> : <Loading />
}

function WholeCart() {
  const { shell, request, cart, error, isKnown, isEmpty, isLoading, retry } = useUnit({
    shell: $shellWords,
    request: $request,
    cart: $wholeCart,
    error: $loadError,
    isKnown: $isCartKnown,
    isEmpty: $isEmpty,
    isLoading: $isLoadingAgain,
    retry: loadAgain,
  })
  if (cart && !isEmpty) return <ToPay cart={cart} first={request?.wallet ?? ''} />
  if (error && !isKnown) return <NotToPay title={shell.failedTitle} error={error} retry={retry} isLoading={isLoading} />
  return isKnown ? <Nothing /> : <Loading />
}

interface ToPayProps {
  cart: Cart
  /** The wallet that was pressed. */
  first: ExpressRequest['wallet']
  product?: { productId: string; upc: string }
}

function ToPay({ cart, first, product }: ToPayProps) {
  const { words, shell, locale, errorText, trustedPage, shown, isPaying, blockingLine } = useUnit({
    words: $words,
    shell: $shellWords,
    locale: $locale,
    errorText: $errorText,
    trustedPage: $trustedPage,
    shown: $walletBasket,
    isPaying: $isPaying,
    blockingLine: $blockingLine,
  })
  const { isLost } = useSettings()
  // While a wallet is open, the totals follow its choices of address and delivery.
  const now = isPaying && shown?.basketId === cart.basketId ? shown : cart
  const missing = product ? now.items.find(({ unavailable }) => unavailable) : blockingLine
  const { productId = '', upc = '' } = product ?? {}
  const context = product ? 'product' : 'cart'
  return (
    <>
      <h1>{words.title}</h1>
      <Live className="notices">
        {now.flash.map(({ code, message, itemId, details }) => (
          <Notice key={code + itemId} tone="warning">
            {errorText({ code, message: message ?? '', details })}
          </Notice>
        ))}
      </Live>
      <OrderLines items={now.items} locale={locale} words={shell} />
      <CartTotals cart={now} />
      {missing ? (
        <InlineNotice tone="danger">{words.missing(missing.name)}</InlineNotice>
      ) : isLost ? null : (
        <OwnWallets
          first={first}
          context={context}
          product={productId}
          upc={upc}
          amount={`${now.totals.remainingToPay}`}
          currency={now.currency}
          digital={now.items.every(({ isDigitalProduct }) => isDigitalProduct)}
        />
      )}
      {product && missing ? null : <OtherWay />}
      {product ? <p className="muted small">{words.otherWayText}</p> : null}
      {missing || isLost ? null : <Terms />}
      {trustedPage ? <p className="muted small">{words.lead(hostOf(trustedPage.origin))}</p> : null}
    </>
  )
}

function OtherWay() {
  const { words, errorText, isOrdering, error, leave } = useUnit({
    words: $words,
    errorText: $errorText,
    isOrdering: $isOrdering,
    error: $leaveError,
    leave: otherMethodPressed,
  })
  return (
    <>
      <Button look="side" off={isOrdering} onClick={() => leave()}>
        {words.otherWay}
      </Button>
      <Live urgent>{error ? <InlineNotice tone="danger">{errorText(error)}</InlineNotice> : null}</Live>
    </>
  )
}

/** Checkout asks for the same before its last step. */
function Terms() {
  const { words, root } = useUnit({ words: $words, root: $root })
  const [beforeTerms, afterTerms] = words.agree.split('{terms}')
  return (
    <p className="muted small">
      {beforeTerms}
      <a className="link" href={`${root}/sale-terms`} target="_blank" rel="noreferrer">
        {words.terms}
      </a>
      {afterTerms}
    </p>
  )
}

function Loading() {
  const { words, shell } = useUnit({ words: $words, shell: $shellWords })
  return (
    <>
      <h1>{words.title}</h1>
      <LinesGhost label={shell.loading} />
    </>
  )
}
