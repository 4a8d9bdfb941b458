import type { Box, Offer } from '../../core/catalogue'
import { Foot } from '../product-parts/buy-box/foot'
import { Gallery } from '../product-parts/buy-box/gallery'
import { Options } from '../product-parts/buy-box/options'
import { OfferPrice } from '../product-parts/buy-box/offer-price'
import { useSums } from '../product-parts/buy-box/use-sums'
import type { BuyBoxWords } from '../product-parts/buy-box/buy-box.words'
import { usePart } from '../host/use-part'

const loadDetails = () => import('./product-details').then(({ ProductDetails: View, styles }) => ({ View, styles }))

export function Ready({ box, offer, words }: { box: Box; offer: Offer; words: BuyBoxWords }) {
  const { product, images } = offer
  const Details = usePart(loadDetails, 1)
  const { sum, onButton } = useSums(offer, words)
  return (
    <>
      <Gallery key={images[0]?.url} images={images} words={words} />
      <div className="what">
        <div className="sc">
          <div>
            {product.eyebrow ? <p className="muted small">{product.eyebrow}</p> : null}
            <h2>{product.name}</h2>
            <OfferPrice offer={offer} words={words} />
          </div>
          <Options box={box} offer={offer} words={words} sum={sum} />
          {Details && Details !== 'lost' ? <Details offer={offer} /> : null}
        </div>
        <Foot box={box} offer={offer} words={words} price={onButton} />
      </div>
    </>
  )
}
