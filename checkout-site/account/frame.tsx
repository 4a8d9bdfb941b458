import { useUnit } from 'effector-react'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { $count } from '../../core/cart'
import { $isSignedIn } from '../../core/session/arrival'
import { Badge } from '../../widgets/ui/badge'
import { BackIcon } from '../../widgets/ui/icon'
import { BagIcon } from '../../widgets/ui/object-icons'
import { keepFocus } from '../../widgets/ui/keep-focus'
import { Head } from '../shell/head'
import { $home } from '../shell/home'
import { $isOwnerAwaited, $root } from '../shell/navigation'
import { $words as $shellWords } from '../shell/shell.words'
import { FormGhost, State } from '../shell/state'
import { $words } from './account.words'
import { Nav } from './nav'
import { OVERVIEW, placeOf } from './places'
import '../screens/confirmation/confirmation.css'
import './account.css'
import './panels.css'

/** The frame of every account screen: the header and the navigation. */
export function AccountFrame({ children }: { children?: ReactNode }) {
  const { words, shell, root, home, count, isSignedIn, isAwaited } = useUnit({
    words: $words,
    shell: $shellWords,
    root: $root,
    home: $home,
    count: $count,
    isSignedIn: $isSignedIn,
    isAwaited: $isOwnerAwaited,
  })
  const path = usePathname().slice(root.length).replace(/\/$/, '')
  const place = placeOf(path)
  return (
    <div className={path === OVERVIEW ? 'acc all' : 'acc'}>
      <div className="acchead">
        <Head home={home}>
          <Link className="tobag" href={`${root}/cart`} aria-label={words.bag(count)}>
            <BagIcon />
            <Badge count={count} />
          </Link>
        </Head>
      </div>
      <div className="lay">
        {isSignedIn ? <Nav current={place.path} /> : null}
        <main key={path} ref={keepFocus}>
          {isSignedIn ? (
            <>
              {path === OVERVIEW || path !== place.path ? null : (
                <Link className="back toall" href={root + OVERVIEW}>
                  <BackIcon small />
                  {words.back}
                </Link>
              )}
              <Suspense fallback={<FormGhost label={shell.loading} fields={3} />}>{children}</Suspense>
            </>
          ) : isAwaited ? (
            <FormGhost label={shell.loading} fields={3} />
          ) : (
            <State
              title={words.goneTitle}
              action={{
                label: shell.signIn,
                href: `${root}/sign-in?from=${encodeURIComponent(root + path + location.search)}`,
              }}
            >
              {words.goneText}
            </State>
          )}
        </main>
      </div>
    </div>
  )
}
