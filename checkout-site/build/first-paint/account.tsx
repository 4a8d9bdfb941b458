import { useUnit } from 'effector-react'
import { $words as $accountWords } from '../../account/account.words'
import { OVERVIEW, placeOf, places } from '../../account/places'
import { $words } from '../../shell/shell.words'
import { FormGhost } from '../../shell/state'
import { type FirstPaintProps, Head } from './head'

/** The frame of an account screen, with a skeleton in its size. */
export function AccountPage({ root, place }: FirstPaintProps) {
  const { words, shell } = useUnit({ words: $accountWords, shell: $words })
  const current = placeOf(place)
  return (
    <div className={place === OVERVIEW ? 'acc all first' : 'acc first'}>
      <div className="acchead">
        <Head />
      </div>
      <div className="lay">
        <nav className="snav" aria-label={words.title}>
          <ul>
            {places.map(({ name, path, Icon }) => (
              <li key={name}>
                <a href={root + path} aria-current={path === current.path ? 'page' : undefined}>
                  <Icon />
                  {words.places[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main>
          <FormGhost label={shell.loading} fields={3} />
        </main>
      </div>
    </div>
  )
}
