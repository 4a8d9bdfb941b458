import { useUnit } from 'effector-react'
import { defineWords } from '../../../core/site/words'
import { Head } from '../../shell/head'
import { $home } from '../../shell/home'
import { $words as $shellWords } from '../../shell/shell.words'
import { State } from '../../shell/state'

const { $words } = defineWords(
  {
    title: 'We found no page at this address',
    text: 'The link may be old or mistyped. Your bag is as you left it.',
  },
  { fr: () => import('./not-found.words.fr') },
)

/** For an address that leads nowhere. */
export function NotFound() {
  const { words, shell, home } = useUnit({ words: $words, shell: $shellWords, home: $home })
  return (
    <div className="plain">
      <title>{`${words.title} · Northlane`}</title>
      <Head home={home} homeLabel={shell.home}>
        <span />
      </Head>
      <main>
        <State title={words.title} action={{ label: shell.continueShopping, href: home }}>
          {words.text}
        </State>
      </main>
    </div>
  )
}
