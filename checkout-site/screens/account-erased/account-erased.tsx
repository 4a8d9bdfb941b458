import { useUnit } from 'effector-react'
import { Head } from '../../shell/head'
import { $home } from '../../shell/home'
import { $words as $shellWords } from '../../shell/shell.words'
import { State } from '../../shell/state'
import { Title } from '../../shell/title'
import { PersonIcon } from '../../../widgets/ui/icon'
import { $words } from './account-erased.words'

/** What whoever has erased their account sees last of it. */
export function AccountErased() {
  const { words, shell, home } = useUnit({ words: $words, shell: $shellWords, home: $home })
  return (
    <div className="plain">
      <Title>{words.title}</Title>
      <Head home={home}>
        <span />
      </Head>
      <main>
        <State sign={<PersonIcon />} title={words.title} action={{ label: shell.continueShopping, href: home }}>
          {words.text}
        </State>
      </main>
    </div>
  )
}
