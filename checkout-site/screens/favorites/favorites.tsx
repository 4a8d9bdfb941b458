import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { Failed } from '../../shell/failed'
import { ShopPage } from '../../shell/shop-page'
import { $areListsOff, $favorites, $favoritesError, favoritesWanted, type ListItem } from '../../../core/lists'
import { $shared, $sharedError, sharedWanted } from '../../../core/lists/sharing'
import { HeartIcon } from '../../../widgets/ui/heart'
import { keepFocus } from '../../../widgets/ui/keep-focus'
import { Live } from '../../../widgets/ui/notice'
import { $home } from '../../shell/home'
import { $words as $shellWords } from '../../shell/shell.words'
import { LinesGhost } from '../../shell/lines-ghost'
import { Popular } from '../../shell/popular'
import { State } from '../../shell/state'
import { FavoriteCards } from './favorite-cards'
import { $words } from './favorites.words'
import { ShareList } from './share-list'
import './favorites.css'

/** With `?list=…` a shared list. */
export function FavoritesScreen() {
  const { own, ownError, shared, sharedError, isOff, words, shell, home, readOwn, readShared } = useUnit({
    own: $favorites,
    ownError: $favoritesError,
    shared: $shared,
    sharedError: $sharedError,
    isOff: $areListsOff,
    words: $words,
    shell: $shellWords,
    home: $home,
    readOwn: favoritesWanted,
    readShared: sharedWanted,
  })
  const shareId = new URLSearchParams(useSearch()).get('list')
  const read = () => (shareId ? readShared({ shareId }) : readOwn())
  useEffect(() => {
    if (shareId) readShared({ shareId })
  }, [shareId, readShared])
  useEffect(() => {
    if (!isOff) readOwn()
  }, [isOff, readOwn])
  const [list, error] = shareId ? [shared, sharedError] : [own, ownError]
  const gone = useGone(list?.items)
  const title = shareId ? words.sharedTitle : words.title
  return (
    <ShopPage title={title}>
      <main ref={keepFocus}>
        {isOff && !shareId ? (
          <State title={words.offTitle} action={{ label: shell.continueShopping, href: home }}>
            {words.offText}
          </State>
        ) : list?.items.length ? (
          <>
            <div className="listhead">
              <h1 tabIndex={-1}>
                {title} <span>({words.count(list.total)})</span>
              </h1>
              {shareId ? null : <ShareList title={title} />}
            </div>
            <FavoriteCards items={list.items} />
          </>
        ) : error ? (
          <Failed
            title={shareId && error.code === 'PLP400' ? words.goneTitle : words.failedTitle}
            error={error}
            onRetry={read}
          />
        ) : list ? (
          <>
            <State sign={<HeartIcon />} title={words.emptyTitle} action={{ label: shell.continueShopping, href: home }}>
              {words.emptyText}
            </State>
            <Popular />
          </>
        ) : (
          <LinesGhost label={words.loading} />
        )}
        <Live className="vh">{gone === null ? null : words.gone(gone)}</Live>
      </main>
    </ShopPage>
  )
}

/** The name of what has left the list last, which is to be read aloud. */
function useGone(items: readonly ListItem[] | undefined): string | null {
  const before = useRef<readonly ListItem[]>([])
  const [gone, setGone] = useState<string | null>(null)
  useEffect(() => {
    if (!items) return
    const left = before.current.find(({ itemId }) => !items.some(item => item.itemId === itemId))
    before.current = items
    if (left) setGone(left.name)
  }, [items])
  return gone
}
