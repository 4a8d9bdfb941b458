import { useUnit } from 'effector-react'
import { Link } from 'wouter'
import { ForwardIcon } from '../../widgets/ui/icon'
import { $root } from '../shell/navigation'
import { $words } from './account.words'
import { places } from './places'

/** `current` is the path of the current screen. */
export function Nav({ current }: { current: string }) {
  const { words, root } = useUnit({ words: $words, root: $root })
  return (
    <nav className="snav" aria-label={words.title}>
      <ul>
        {places.map(({ name, path, Icon }) => (
          <li key={name}>
            <Link href={root + path} aria-current={path === current ? 'page' : undefined}>
              <Icon />
              {words.places[name]}
              <ForwardIcon small />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
