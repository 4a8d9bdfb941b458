import '../../core/site/product-address'
import '../../core/wiring/analytics/follow-recommendations'
import { useStoreMap, useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $shelves, type Recommendation, shelfShown } from '../../core/catalogue/recommendations'
import { whenIdle } from '../../core/runtime/when-idle'
import { settingsWanted } from '../../core/site/settings'
import type { PropsOf } from '../host/attributes'
import { useHandle } from '../host/handle'
import card from '../product-parts/product-card.css?inline'
import { useHeart } from '../product-parts/use-heart'
import button from '../ui/button.css?inline'
import picture from '../ui/picture.css?inline'
import price from '../ui/price.css?inline'
import sale from '../ui/sale.css?inline'
import skeleton from '../ui/skeleton.css?inline'
import { Carousel } from './carousel'
import type { attributes } from './recommendations.attributes'
import own from './recommendations.css?inline'
import { $words } from './recommendations.words'
import { Recommended } from './recommended'
import { useSeen } from './use-seen'

export const styles = [button, picture, price, sale, skeleton, card, own]

const COUNT = 12
const none: readonly Recommendation[] = []
const STACKED = 3

/** How many cards a row shows where it is wide enough. */
const widths = ['3', '5', '6', 'search-hub']
const USUAL = '5'

/** What recommends products learns of it under consent, so nobody waits for that. */
const reportChoices = () =>
  whenIdle(() => {
    import('../../core/wiring/personalisation/recommendations-are-reported').catch(() => {})
  })

/** Nothing at all where nothing is recommended. */
export function Recommendations({ for: productId, kind, cards, stacked, heading }: PropsOf<typeof attributes>) {
  const { id: key } = useHandle()
  const { words, show, loadSettings } = useUnit({ words: $words, show: shelfShown, loadSettings: settingsWanted })
  const shelf = useStoreMap({ store: $shelves, keys: [key], fn: (shelves, [key]) => shelves[key] ?? null })
  const count = stacked ? STACKED : COUNT
  useEffect(reportChoices, [])
  useEffect(() => {
    show({ key, kind, productId, count })
    loadSettings()
  }, [key, kind, productId, count, show, loadSettings])
  const list = useSeen(shelf?.items ?? none)
  const heart = useHeart(!stacked)
  if (!shelf || (shelf.items.length === 0 && !shelf.isPending)) return null
  const title = heading || words.titles[shelf.request.kind]
  const width = widths.includes(cards) ? cards : USUAL
  const items = shelf.isPending
    ? [...Array(stacked ? STACKED : 6).keys()].map(place => (
        <li key={place} className="wait">
          <i className="skel" />
        </li>
      ))
    : shelf.items.map(item => <Recommended key={item.id} item={item} words={words} heart={heart} />)
  return (
    <section className={`shelf ${stacked ? 'stacked' : `cards-${width}`}`} aria-label={title}>
      {stacked ? (
        <>
          <h2 part="heading">{title}</h2>
          <ul ref={list} className="row" aria-busy={shelf.isPending || undefined}>
            {items}
          </ul>
        </>
      ) : (
        <Carousel title={title} words={words} list={list} isPending={shelf.isPending}>
          {items}
        </Carousel>
      )}
    </section>
  )
}
