import '../../../core/wiring/lists/sign-in-takes-guest-favorites'
import '../../../core/wiring/lists/lists-say-what-failed'
import { useUnit } from 'effector-react'
import { type ComponentType, useEffect, useState } from 'react'
import { dialogOpened } from '../../../core/dialogs'
import { listed } from '../../../core/format/listed'
import { money } from '../../../core/format/money'
import { $liked, favoriteToggled, type ListItem } from '../../../core/lists'
import { toastShown } from '../../../core/notices'
import { $locale } from '../../../core/site/config'
import '../../../core/site/product-address'
import { settingsWanted } from '../../../core/site/settings'
import { ProductName } from '../../../widgets/cart-parts/product-name'
import { $words as $productWords } from '../../../widgets/product-parts/product-parts.words'
import { Heart } from '../../../widgets/ui/heart'
import { Picture } from '../../../widgets/ui/picture'
import { Price } from '../../../widgets/ui/price'
import { AddToBag } from './add-to-bag'
import { $words } from './favorites.words'

const owner = 'favorites'

/** Favourites as a grid of cards, each with its heart, today's price and 'Add to bag'. */
export function FavoriteCards({ items }: { items: readonly ListItem[] }) {
  const { liked, locale, words, productWords, loadSettings, toggle, open, toast } = useUnit({
    liked: $liked,
    locale: $locale,
    words: $words,
    productWords: $productWords,
    loadSettings: settingsWanted,
    toggle: favoriteToggled,
    open: dialogOpened,
    toast: toastShown,
  })
  useEffect(() => loadSettings(), [loadSettings])
  const [QuickShop, setQuickShop] = useState<ComponentType<{ owner: string }> | null>(null)
  const show = async (product: string) => {
    const { QuickShopInSite } = await import('../../../widgets/quick-shop/in-site')
    setQuickShop(() => QuickShopInSite)
    open({ name: 'quick-shop', owner, props: { product } })
  }
  const nowOf = ({ current, currency, isLowest }: NonNullable<ListItem['price']>) => {
    const sum = money(current, currency, locale)
    return isLowest ? words.from(sum) : sum
  }
  const notesOf = ({ currency, historicBestPrice: lowest }: NonNullable<ListItem['price']>) =>
    lowest === undefined ? [] : [productWords.lowest(money(lowest, currency, locale))]
  return (
    <>
      <ul className="likes">
        {items.map(item => {
          const { itemId, productId, name, image, pageUrl, attributes, price, available } = item
          return (
            <li key={itemId} className={available ? '' : 'gone'}>
              <Picture src={image} alt="" size={240} />
              <Heart
                label={words.like(name)}
                liked={liked[productId] ?? false}
                onToggle={() => toggle({ productId })}
              />
              <h2>
                <ProductName
                  productId={productId}
                  path={pageUrl}
                  name={name}
                  onProduct={id =>
                    void show(id).catch(() => toast({ code: 'unreachable', message: '', tone: 'danger' }))
                  }
                />
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
                  now={nowOf(price)}
                  was={price.current < price.original ? money(price.original, price.currency, locale) : undefined}
                  notes={notesOf(price)}
                  wasLabel={words.was}
                />
              ) : null}
              {available && price ? (
                <AddToBag item={item} onProduct={show} />
              ) : (
                <p className="muted small">{price ? words.soldOut : words.noPrice}</p>
              )}
            </li>
          )
        })}
      </ul>
      {QuickShop ? <QuickShop owner={owner} /> : null}
    </>
  )
}
