import { useUnit } from 'effector-react'
import type { ComponentProps } from 'react'
import { Head } from './head'
import { $home } from './home'
import { $words } from './shell.words'
import { State } from './state'
import { Title } from './title'

type StatePageProps = Pick<ComponentProps<typeof State>, 'title' | 'sign' | 'children'>

export function StatePage({ title, ...state }: StatePageProps) {
  const { words, home } = useUnit({ words: $words, home: $home })
  return (
    <div className="plain">
      <Title>{title}</Title>
      <Head home={home}>
        <span />
      </Head>
      <main>
        <State {...state} title={title} action={{ label: words.continueShopping, href: home }} />
      </main>
    </div>
  )
}
