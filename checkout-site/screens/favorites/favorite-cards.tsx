import '../../../core/wiring/lists/guest-favorites-go-along'
import '../../../core/wiring/lists/lists-say-what-failed'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { listed } from '../../../core/format/listed'
import { money } from '../../../core/format/money'
import { $liked, favoriteToggled, type ListItem } from '../../../core/lists'
import { $locale } from '../../../core/site/config'
import '../../../core/site/product-address'
import { settingsWanted } from '../../../core/site/settings'
import { ProductName } from '../../../widgets/cart-parts/product-name'
import { Heart } from '../../../widgets/ui/heart'
import { Picture } from '../../../widgets/ui/picture'
import { Price } from '../../../widgets/ui/price'
import { $words } from './favorites.words'

export function FavoriteCards({ items }: { items: readonly ListItem[] }) {
  const { liked, locale, words, askSettings, toggle } = useUnit({
    liked: $liked,
    locale: $locale,
    words: $words,
    askSettings: settingsWanted,
    toggle: favoriteToggled,
  })
  useEffect(() => askSettings(), [askSettings])
  return (
    <ul className="likes">
      {items.map(({ itemId, productId, name, image, pageUrl, attributes, price, available }) => (
        <li key={itemId} className={available ? '' : 'gone'}>
          <Picture src={image} alt="" size={240} />
          <Heart label={words.like(name)} liked={liked[productId] ?? false} onToggle={() => toggle({ productId })} />
          <h2>
            <ProductName productId={productId} path={pageUrl} name={name} />
          </h2>
          {attributes.length ? (
            <p className="muted small">
              {listed(
                attributes.map(({ value }) => value),
                locale,
              )}
            </p>
          ) : null}
          {price ? (
            <Price
              now={money(price.current, price.currency, locale)}
              was={price.current < price.original ? money(price.original, price.currency, locale) : undefined}
              wasLabel={words.was}
            />
          ) : null}
          {available ? null : <p className="muted small">{price ? words.soldOut : words.noPrice}</p>}
        </li>
      ))}
    </ul>
  )
}
