import { useUnit } from 'effector-react'
import type { Offer } from '../../core/catalogue'
import { money } from '../../core/format/money'
import { percent } from '../../core/format/percent'
import { $locale } from '../../core/site/config'
import { usePart } from '../host/use-part'
import { Price } from '../ui/price'
import { Foot } from './foot'
import { Gallery } from './gallery'
import { Options } from './options'
import type { QuickShopWords } from './quick-shop.words'

const bringDetails = () => import('./product-details').then(({ ProductDetails: View, styles }) => ({ View, styles }))

export function Ready({ offer, words }: { offer: Offer; words: QuickShopWords }) {
  const locale = useUnit($locale)
  const { product, price, images } = offer
  const Details = usePart(bringDetails, 1)
  const sum = (amount: number) => money(amount, product.currency, locale)
  const from = (amount: number) => (price.high === null ? words.now(sum(amount)) : sum(amount))
  const now = price.high ? words.range(sum(price.low), sum(price.high)) : from(price.low)
  return (
    <>
      <Gallery key={images[0]?.url} images={images} words={words} />
      <div className="what">
        <div className="sc">
          <div>
            {product.eyebrow ? <p className="muted small">{product.eyebrow}</p> : null}
            <h2>{product.name}</h2>
            <Price
              look="big"
              now={now}
              was={price.was === null ? undefined : from(price.was)}
              percent={price.percent === null ? undefined : percent(-price.percent / 100, locale)}
              notes={notesOf(offer, words, locale)}
              wasLabel={words.was}
            />
          </div>
          <Options offer={offer} words={words} sum={sum} />
          {Details && Details !== 'lost' ? <Details offer={offer} /> : null}
        </div>
        <Foot
          offer={offer}
          words={words}
          price={price.high === undefined ? sum(price.low) : words.now(sum(price.low))}
        />
      </div>
    </>
  )
}

/** Notes about a sale: the lowest price of 30 days, of earlier sales, and when it began. */
function notesOf(
  { price: { lowest, before, since }, product }: Offer,
  words: QuickShopWords,
  locale: string,
): string[] {
  const sum = (amount: number) => money(amount, product.currency, locale)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return [
    ...(lowest === null ? [] : [words.lowest(sum(lowest))]),
    ...(before === null ? [] : [words.lowestSale(sum(before))]),
    ...(since === null ? [] : [words.since(day.format(new Date(since)))]),
  ]
}
