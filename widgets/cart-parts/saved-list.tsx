import '../../core/site/product-address'
import '../../core/wiring/lists/sign-in-takes-guest-favorites'
import '../../core/wiring/lists/sign-in-takes-guest-saved'
import '../../core/wiring/lists/saved-follows-cart'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $basketId, $staleness } from '../../core/cart'
import { $adding } from '../../core/cart/adding'
import { dialogWanted } from '../../core/dialogs'
import { $errorText } from '../../core/errors/sentences'
import { distinctName } from '../../core/format/distinct-name'
import { $areListsOff, type ListItem } from '../../core/lists'
import {
  $saved,
  $savedError,
  $savedLeaving,
  $savedRefusals,
  savedChanged,
  savedMoved,
  savedRemoved,
  savedWanted,
} from '../../core/lists/for-later'
import { settingsWanted } from '../../core/site/settings'
import { InlineNotice, Live } from '../ui/notice'
import { $words } from './saved-list.words'
import { $words as $bagWords } from './cart-parts.words'
import { SavedLine } from './saved-line'

export interface SavedListProps {
  onProduct?: (productId: string) => void
}

/** Below the cart's lines; null without saved items. */
export function SavedList({ onProduct }: SavedListProps) {
  const { saved, error, basketId, staleness, isOff, words, bag, errorText, loadSaved, loadSettings } = useUnit({
    saved: $saved,
    error: $savedError,
    basketId: $basketId,
    staleness: $staleness,
    isOff: $areListsOff,
    words: $words,
    bag: $bagWords,
    errorText: $errorText,
    loadSaved: savedWanted,
    loadSettings: settingsWanted,
  })
  const isKnown = saved !== null
  const isStale = staleness !== null
  // Without a cart nothing was ever saved; and if the cart cannot be read, one notice is enough.
  useEffect(() => {
    if (basketId && !isKnown && !isStale) loadSaved()
  }, [basketId, isKnown, isStale, loadSaved])
  const hasSaved = !!saved?.length
  useEffect(() => {
    if (hasSaved) loadSettings()
  }, [hasSaved, loadSettings])
  // An associate has no list (`AUT404`, 403), so there is nothing to retry.
  if (isOff || error?.status === 403) return null
  return (
    <section className="later" aria-label={words.saved}>
      <Live>
        {error && !isStale ? (
          <>
            <InlineNotice tone="danger">{errorText(error)}</InlineNotice>
            <button type="button" className="link" onClick={() => loadSaved()}>
              {bag.tryAgain}
            </button>
          </>
        ) : null}
      </Live>
      {saved?.length ? (
        <>
          <h2>
            {words.saved} <span>({saved.length})</span>
          </h2>
          <p className="muted small">{words.savedMore}</p>
          <SavedLines saved={saved} onProduct={onProduct} />
        </>
      ) : null}
    </section>
  )
}

function SavedLines({ saved, onProduct }: { saved: readonly ListItem[]; onProduct: SavedListProps['onProduct'] }) {
  const { leaving, refusals, adding, move, change, remove, requestDialog } = useUnit({
    leaving: $savedLeaving,
    refusals: $savedRefusals,
    adding: $adding,
    move: savedMoved,
    change: savedChanged,
    remove: savedRemoved,
    requestDialog: dialogWanted,
  })
  const changeVariant = ({ productId: product, itemId: item, upc }: ListItem) => {
    const of = { product, item, ...(upc ? { upc } : {}) }
    requestDialog({ name: 'quick-shop', props: { ...of, context: 'update-saved-item', closeAfterAdd: true } })
  }
  return (
    <ul>
      {saved.map(item => (
        <SavedLine
          key={item.itemId}
          item={item}
          called={calledAmong(saved, item)}
          isMoving={adding.some(({ savedItemId }) => savedItemId === item.itemId)}
          isLeaving={leaving.includes(item.itemId)}
          refusal={refusals[item.itemId] ?? null}
          onMove={() => move(item)}
          onQuantity={qty => change({ itemId: item.itemId, qty })}
          onRemove={() => remove({ itemId: item.itemId })}
          onChange={() => changeVariant(item)}
          onProduct={onProduct}
        />
      ))}
    </ul>
  )
}

const calledAmong = (saved: readonly ListItem[], { name, attributes }: ListItem): string =>
  distinctName(
    name,
    saved.map(other => other.name),
    attributes.map(({ value }) => value),
  )
