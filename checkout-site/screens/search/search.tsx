import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { asideLater } from '../../shell/aside'
import { Head } from '../../shell/head'
import { $home } from '../../shell/home'
import { part } from '../../shell/part'
import { $words as $shellWords } from '../../shell/shell.words'
import { FormGhost } from '../../shell/state'
import { Title } from '../../shell/title'
import { $words } from './search.words'
// What is pressed before the quick shop's listener has come is kept for it.
import '../../wanted-product/wanted'
import './search.css'

const ON_A_PAGE = 16

const Found = part(async () => (await import('../../../widgets/product-grid/in-site')).ProductGridInSite)
const Field = asideLater(async () => (await import('../../../widgets/search/in-site')).SearchInSite)

/** What is found for the query of the address, with its filters and pages. The page of the editors stands below it. */
export function SearchScreen() {
  const { words, shell, home } = useUnit({ words: $words, shell: $shellWords, home: $home })
  return (
    <div className="plain">
      <Title>{words.title}</Title>
      <Head home={home}>
        <a className="help" href={home}>
          {shell.continueShopping}
        </a>
      </Head>
      <main className="hub">
        <h1>{words.title}</h1>
        <div className="seek">
          <Suspense>
            <Field text={new URLSearchParams(location.search).get('q') ?? ''} />
          </Suspense>
        </div>
        <Suspense fallback={<FormGhost label={shell.loading} fields={3} />}>
          <Found pageSize={ON_A_PAGE} />
        </Suspense>
      </main>
    </div>
  )
}
