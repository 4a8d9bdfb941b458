import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { $say } from '../../shell/say'
import { $areListsOff, $favorites, $favoritesError, favoritesWanted } from '../../../core/lists'
import { $shared, $sharedError, sharedWanted } from '../../../core/lists/sharing'
import { HeartIcon } from '../../../widgets/ui/heart'
import { Head } from '../../shell/head'
import { $home } from '../../shell/home'
import { $words as $shellWords } from '../../shell/shell.words'
import { LinesGhost, State } from '../../shell/state'
import { Title } from '../../shell/title'
import { FavoriteCards } from './favorite-cards'
import { $words } from './favorites.words'
import { ShareList } from './share-list'
import './favorites.css'

/** With `?list=…` a shared list. */
export function FavoritesScreen() {
  const { own, ownError, shared, sharedError, isOff, words, shell, say, home, readOwn, readShared } = useUnit({
    own: $favorites,
    ownError: $favoritesError,
    shared: $shared,
    sharedError: $sharedError,
    isOff: $areListsOff,
    words: $words,
    shell: $shellWords,
    say: $say,
    home: $home,
    readOwn: favoritesWanted,
    readShared: sharedWanted,
  })
  const shareId = new URLSearchParams(useSearch()).get('list')
  const read = () => (shareId ? readShared({ shareId }) : readOwn())
  useEffect(() => {
    if (shareId) readShared({ shareId })
    readOwn()
  }, [shareId, readOwn, readShared])
  const [list, error] = shareId ? [shared, sharedError] : [own, ownError]
  const title = shareId ? words.sharedTitle : words.title
  return (
    <div className="plain">
      <Title>{title}</Title>
      <Head home={home}>
        <a className="help" href={home}>
          {shell.continueShopping}
        </a>
      </Head>
      <main>
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
          <State
            title={shareId && error.code === 'PLP400' ? words.goneTitle : words.failedTitle}
            action={{ label: words.again, press: read }}
          >
            {say(error)}
          </State>
        ) : list ? (
          <State sign={<HeartIcon />} title={words.emptyTitle} action={{ label: shell.continueShopping, href: home }}>
            {words.emptyText}
          </State>
        ) : (
          <div aria-busy="true">
            <span className="vh" role="status">
              {words.loading}
            </span>
            <LinesGhost />
          </div>
        )}
      </main>
    </div>
  )
}
