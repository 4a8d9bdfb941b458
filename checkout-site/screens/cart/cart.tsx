import { useUnit } from 'effector-react'
import { type ComponentType, type MouseEvent, Suspense, useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { cartPageSeen } from '../../../core/analytics'
import { $count, $blockingLine, $isSaving } from '../../../core/cart'
import { $wholeCart } from '../../../core/cart/whole-cart'
import { $isEmpty } from '../../../core/checkout'
import { $dialogs } from '../../../core/dialogs'
import { ShopPage } from '../../shell/shop-page'
import { $isCartKnown, $isLoadingAgain, $loadError, loadAgain } from '../../../core/wiring/checkout/checkout-and-cart'
import { BagLines } from '../../../widgets/cart-parts/bag-lines'
import { BagNotices } from '../../../widgets/cart-parts/bag-notices'
import { LineOptions } from '../../../widgets/cart-parts/line-options'
import type { LineOptionsProps } from '../../../widgets/cart-parts/cart-line'
import { ProductName } from '../../../widgets/cart-parts/product-name'
import { ShippingBars } from '../../../widgets/cart-parts/shipping-bar'
import { Messages } from '../../../widgets/cart-parts/messages'
import { ButtonLink } from '../../../widgets/ui/button'
import { BagIcon } from '../../../widgets/ui/object-icons'
import { keepFocus } from '../../../widgets/ui/keep-focus'
import { InlineNotice } from '../../../widgets/ui/notice'
import { Skeleton } from '../../../widgets/ui/skeleton'
import { Completing } from '../../person/completing'
import { optionalPart, optionalPartLater } from '../../shell/optional-part'
import { CartTotals } from '../../shell/cart-totals'
import { Coupon } from '../../shell/coupon'
import { Failed } from '../../shell/failed'
import { $home } from '../../shell/home'
import { $root } from '../../shell/navigation'
import { $words as $shellWords } from '../../shell/shell.words'
import { LinesGhost } from '../../shell/lines-ghost'
import { Popular } from '../../shell/popular'
import { State } from '../../shell/state'
import { $words } from './cart.words'
import { useInSlices } from '../../shell/use-in-slices'
import '../../../widgets/cart-parts/cart-parts.css'
import '../../../widgets/cart-parts/cart-line.css'
import '../../../widgets/cart-parts/messages.css'
import '../../../widgets/cart-parts/line-options.css'
import './cart.css'
import { part } from '../../shell/part'

// The lines do not wait for these.
const Restore = optionalPartLater(async () => (await import('./restore')).Restore)
const SavedList = optionalPartLater(async () => (await import('./saved-list')).SavedList)

const Held = lineDetail(async () => (await import('./line-details')).Held)
const LineDelivery = lineDetail(async () => (await import('./line-details')).LineDelivery)

function lineDetail<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Detail = optionalPart(load)
  return props => (
    <Suspense fallback={<p className="how">{'\u00a0'}</p>}>
      <Detail {...props} />
    </Suspense>
  )
}

const GiftDialog = part(async () => (await import('./gift-dialog')).GiftDialog)

function LinePart(props: LineOptionsProps) {
  if (props.at === 'line') return <LineOptions line={props.line} Held={Held} Delivery={LineDelivery} />
  if (props.at !== 'name') return null
  const { productId, pdpUrl, name } = props.line.item
  return <ProductName productId={productId} path={pdpUrl} name={name} />
}

const WalletsAndPromotions = optionalPartLater(
  async () => (await import('./wallets-and-promotions')).WalletsAndPromotions,
)
/** Renders nothing: it loads the store dialogs. */
const StoreRoom = optionalPartLater(async () => (await import('../../stores/show-dialogs')).StoreRoom)

export function CartScreen() {
  const isGiving = useUnit($dialogs).some(({ name }) => name === 'add-gift-option')
  const { cart, count, isKnown, isEmpty, error, isLoading, words, shell, home, root, seen, retry } = useUnit({
    cart: $wholeCart,
    count: $count,
    isKnown: $isCartKnown,
    isEmpty: $isEmpty,
    error: $loadError,
    isLoading: $isLoadingAgain,
    words: $words,
    shell: $shellWords,
    home: $home,
    root: $root,
    seen: cartPageSeen,
    retry: loadAgain,
  })
  const hasLines = cart !== null && !isEmpty
  useEffect(() => {
    if (hasLines) seen()
  }, [hasLines, seen])
  const isShown = useInSlices(hasLines)
  return (
    <ShopPage title={words.title}>
      <main ref={keepFocus}>
        <div className="atop">
          <Suspense>{isKnown ? <Restore /> : null}</Suspense>
        </div>
        <div className="atop">
          {isKnown ? <Completing search={`?from=${encodeURIComponent(`${root}/cart`)}`} /> : null}
        </div>
        {isShown ? (
          <>
            <h1 tabIndex={-1}>{words.title}</h1>
            <div className="cartpage">
              <div>
                <div className="atop">
                  <BagNotices Messages={Messages} />
                </div>
                <ShippingBars at="CART" />
                <h2 className="vh">{shell.items(count)}</h2>
                <BagLines Messages={Messages} Beside={LinePart} />
              </div>
              <Sums />
            </div>
          </>
        ) : error && !isKnown ? (
          <Failed title={shell.failedTitle} error={error} isPending={isLoading} onRetry={retry} />
        ) : isKnown && !hasLines ? (
          <>
            <div className="atop">
              <BagNotices Messages={Messages} />
            </div>
            <State sign={<BagIcon />} title={shell.emptyTitle} action={{ label: shell.continueShopping, href: home }}>
              {shell.emptyText}
            </State>
          </>
        ) : (
          <LinesGhost label={words.loading} />
        )}
        {isKnown ? (
          <Suspense>
            <SavedList />
          </Suspense>
        ) : null}
        {isKnown && !hasLines ? <Popular /> : null}
        <Suspense>{isGiving ? <GiftDialog /> : null}</Suspense>
        <Suspense>{cart ? <StoreRoom /> : null}</Suspense>
      </main>
    </ShopPage>
  )
}

function Sums() {
  const { cart, words, root, isSaving, blockingLine } = useUnit({
    cart: $wholeCart,
    words: $words,
    root: $root,
    isSaving: $isSaving,
    blockingLine: $blockingLine,
  })
  if (!cart) return null
  const isStopped = isSaving || blockingLine !== null
  const go = (event: MouseEvent) => {
    event.preventDefault()
    if (!isStopped) navigate(`${root}/checkout`)
  }
  return (
    <div className="sums">
      <Coupon />
      <CartTotals cart={cart} />
      <ButtonLink
        href={`${root}/checkout`}
        className={isStopped ? 'off' : ''}
        aria-disabled={isStopped || undefined}
        onClick={go}
      >
        {words.checkout}
      </ButtonLink>
      <Suspense fallback={blockingLine ? null : <Skeleton height="48px" />}>
        <WalletsAndPromotions />
      </Suspense>
      {blockingLine ? <InlineNotice tone="danger">{words.remove(blockingLine.name)}</InlineNotice> : null}
    </div>
  )
}
