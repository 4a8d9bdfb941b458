import '../../core/catalogue/back-online'
import { useStoreMap, useUnit } from 'effector-react'
import { useEffect } from 'react'
import {
  $boxes,
  $offers,
  $products,
  type Box,
  buyBoxLeft,
  buyBoxOpened,
  type Offer,
  productRetried,
} from '../../core/catalogue'
import { $errorText } from '../../core/errors/sentences'
import { logError } from '../../core/runtime/log-error'
import type { PropsOf } from '../host/attributes'
import { useHandle } from '../host/handle'
import { usePart } from '../host/use-part'
import { LoadFailure } from '../product-parts/load-states'
import { useHeart } from '../product-parts/use-heart'
import { Details } from './details'
import type { BuyBoxParts } from './parts'
import type { attributes } from './product.attributes'
import own from './product.css?inline'
import { SizeChart } from './size-chart'

export const styles = [own]

type Props = PropsOf<typeof attributes>

const LINES = [1, 2, 3, 4, 5]

// Both come after the product, in one file.
const loadSets = () => import(/* chunk: beside-product */ './sets').then(({ Sets: View, styles }) => ({ View, styles }))
const loadCompare = () =>
  import(/* chunk: beside-product */ './compare').then(({ Compare: View, styles }) => ({ View, styles }))

/** The view, with the parts that it shares with the quick shop. */
export function productView(parts: BuyBoxParts) {
  return (props: Props) => <Product {...props} parts={parts} />
}

function Product({ product: productId, parts, ...props }: Props & { parts: BuyBoxParts }) {
  const { id } = useHandle()
  const words = parts.useBuyBoxWords()
  const { errorText, open, leave, retry } = useUnit({
    errorText: $errorText,
    open: buyBoxOpened,
    leave: buyBoxLeft,
    retry: productRetried,
  })
  useEffect(() => {
    if (!productId) {
      logError('Expected <till-product> with a product’s id, as in product="TQ4407AB12", got none; it shows nothing.')
      return
    }
    open({ id, productId, context: 'add', itemId: null, closesAfterAdd: false })
    return () => void leave(id)
  }, [productId, id, open, leave])
  const box = useStoreMap({ store: $boxes, keys: [id], fn: (all, [own]) => all[own] ?? null })
  const offer = useStoreMap({ store: $offers, keys: [id], fn: (all, [own]) => all[own] ?? null })
  const failure = useStoreMap({ store: $products, keys: [productId], fn: (all, [id]) => all[id]?.error ?? null })
  if (!productId) return null
  const error = offer ? null : failure
  const isGone = error?.kind === 'http' && error.status === 404
  return (
    <>
      {box && offer ? <Bought {...props} box={box} offer={offer} parts={parts} /> : null}
      {!offer && !error ? <Waiting label={words.loading} /> : null}
      <LoadFailure
        message={error && (isGone ? words.gone : errorText(error))}
        retryLabel={words.retry}
        onRetry={isGone ? null : () => retry(id)}
      />
    </>
  )
}

interface BoughtProps extends Omit<Props, 'product'> {
  box: Box
  offer: Offer
  parts: BuyBoxParts
}

function Bought({ box, offer, parts, mainHeading, express, noSets, noCompare }: BoughtProps) {
  const { Foot, Gallery, OfferPrice, Options } = parts
  const words = parts.useBuyBoxWords()
  const { sum, onButton } = parts.useSums(offer, words)
  const Sets = usePart(loadSets, noSets ? 0 : 1)
  const Compare = usePart(loadCompare, noCompare ? 0 : 1)
  const Heart = useHeart()
  const canCompare = Compare && Compare !== 'lost' && !noCompare
  const { product, images } = offer
  const Heading = mainHeading ? 'h1' : 'h2'
  return (
    <>
      <article className="pd" aria-label={product.name}>
        <div className="pictures" part="gallery">
          <Gallery key={images[0]?.url} images={images} words={words} />
          {Heart ? <Heart productId={product.id} name={product.name} /> : null}
        </div>
        <div className="buy">
          <div>
            {product.badge || product.eyebrow ? (
              <p className="over muted small">
                {product.badge ? <span className="flag">{product.badge}</span> : null}
                {product.eyebrow}
              </p>
            ) : null}
            <Heading className="name" part="heading">
              {product.name}
            </Heading>
            <OfferPrice offer={offer} words={words} />
          </div>
          <Options box={box} offer={offer} words={words} sum={sum} />
          <SizeChart box={box.id} product={product} />
          <Foot box={box} offer={offer} words={words} price={onButton} noWallets={!express} />
          {canCompare ? <Compare box={box.id} product={product} /> : null}
          <Details product={product} />
        </div>
      </article>
      {canCompare ? <Compare box={box.id} product={null} /> : null}
      {Sets && Sets !== 'lost' && !noSets ? (
        <Sets owner={box.id} product={product} parts={parts} isUnderMain={mainHeading} />
      ) : null}
    </>
  )
}

/** The same as before the view has loaded. */
function Waiting({ label }: { label: string }) {
  return (
    <slot name="fallback">
      <div className="wait" aria-busy="true">
        <i className="skel" />
        <div>
          <span className="vh">{label}</span>
          {LINES.map(line => (
            <i key={line} className="skel" />
          ))}
        </div>
      </div>
    </slot>
  )
}
