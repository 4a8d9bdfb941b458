import { useUnit } from 'effector-react'
import { usePathname } from 'wouter/use-browser-location'
import { Head } from '../../shell/head'
import { $home } from '../../shell/home'
import { $root } from '../../shell/navigation'
import { $words as $shellWords } from '../../shell/shell.words'
import { Title } from '../../shell/title'
import { NotFound } from '../not-found/not-found'
import { PageText, usePage } from './page-text'
import './page.css'

export function PageScreen() {
  const { shell, home, root } = useUnit({ shell: $shellWords, home: $home, root: $root })
  const page = usePage(usePathname().slice(root.length).replace(/\/$/, ''))
  if (!page) return <NotFound />
  return (
    <div className="plain">
      <Title>{page.title}</Title>
      <Head home={home}>
        <a className="help" href={home}>
          {shell.continueShopping}
        </a>
      </Head>
      <PageText {...page} />
    </div>
  )
}
