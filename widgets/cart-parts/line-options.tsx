import '../../core/site/product-address'
import '../../core/wiring/lists/lists-say-what-failed'
import { useStoreMap, useUnit } from 'effector-react'
import { type ComponentType, useEffect, useState } from 'react'
import type { Line } from '../../core/cart'
import { saveForLaterPressed } from '../../core/cart'
import { dialogOpened, dialogWanted } from '../../core/dialogs'
import { $areListsOff, $liked, favoriteToggled } from '../../core/lists'
import { $isFirstParty, settingsWanted } from '../../core/site/settings'
import { useHandle } from '../host/handle'
import { HeartIcon } from '../ui/heart'
import { icon } from '../ui/icon'
import { GiftIcon } from '../ui/object-icons'
import type { HeldProps } from './held'
import { $words } from './beside-lines.words'

const MoreIcon = icon('M6 12v.1M12 12v.1M18 12v.1')

export interface LineOptionsParts {
  readonly line: Line
  /** Few lines need these two: the microsite loads them with the first that does. */
  readonly Held: ComponentType<HeldProps>
  readonly Delivery: ComponentType<{ readonly line: Line }>
}

/** What can be done with a line: in its row saving it for later, the rest behind a button, and what was chosen below. */
export function LineOptions({ line, Held, Delivery }: LineOptionsParts) {
  const { item, called } = line
  const { id: owner } = useHandle()
  const { words, isFirstParty, areListsOff, loadSettings, save, like, open, requestDialog } = useUnit({
    words: $words,
    isFirstParty: $isFirstParty,
    areListsOff: $areListsOff,
    loadSettings: settingsWanted,
    save: saveForLaterPressed,
    like: favoriteToggled,
    open: dialogOpened,
    requestDialog: dialogWanted,
  })
  useEffect(() => loadSettings(), [loadSettings])
  const liked = useStoreMap({ store: $liked, keys: [item.productId], fn: (all, [id]) => all[id] ?? false })
  const [isOpen, setOpen] = useState(false)
  const { giftOption } = item
  const edit = () => open({ name: 'add-gift-option', owner, over: true, props: { itemId: item.id } })
  const { productId: product, id, upc } = item
  const changeVariant = () =>
    requestDialog({
      name: 'quick-shop',
      props: { product, item: id, upc, context: 'update-cart-item', closeAfterAdd: true },
    })
  // The design of what is made to order goes with its colour, and a card's sum is its variant.
  const canChange = item.attributes.length > 0 && !item.recipeId && !item.isDigitalProduct
  const canGive = isFirstParty && !item.unavailable
  const isPlain = item.shippingOptions.selected === 'home'
  const hasChoice = !item.unavailable && isPlain && item.shippingOptions.available.length > 1
  const keep = (className: string) => (
    <button
      type="button"
      className={`link ${className}`}
      aria-label={words.saveNamed(called)}
      onClick={() => save({ itemId: item.id })}
    >
      {words.save}
    </button>
  )
  return (
    <div className="beside">
      {areListsOff ? null : keep('keep')}
      {areListsOff && !canChange && !canGive && !hasChoice ? null : (
        <button
          type="button"
          className="more"
          aria-label={words.moreNamed(called)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <MoreIcon />
        </button>
      )}
      {isOpen ? <div className="break" /> : null}
      {isOpen && !areListsOff ? (
        <>
          {keep('keep-more')}
          <button
            type="button"
            className="link like"
            aria-label={words.like(called)}
            aria-pressed={liked}
            onClick={() => like({ productId: item.productId })}
          >
            <HeartIcon />
            {words.favorite}
          </button>
        </>
      ) : null}
      {isOpen && canChange ? (
        <button type="button" className="link" aria-label={words.changeVariantNamed(called)} onClick={changeVariant}>
          {words.changeVariant}
        </button>
      ) : null}
      {!canGive ? null : giftOption ? (
        <p className="gift">
          <GiftIcon small />
          <span>{words.giftFor(giftOption.to)}</span>
          <button type="button" className="link" aria-label={words.editGiftNamed(called)} onClick={edit}>
            {words.editGift}
          </button>
        </p>
      ) : isOpen ? (
        <button type="button" className="link" aria-label={words.addGiftNamed(called)} onClick={edit}>
          {words.addGift}
        </button>
      ) : null}
      {(isPlain ? isOpen && hasChoice : !item.unavailable) ? <Delivery line={line} /> : null}
      {item.reservedUntil ? <Held key={item.reservedUntil} until={item.reservedUntil} /> : null}
    </div>
  )
}
