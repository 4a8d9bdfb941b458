import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { navigate, useSearch } from 'wouter/use-browser-location'
import { $compared, comparePressed, compareShown, MAX_COMPARED } from '../../../core/catalogue/compare'
import { $components, componentWanted } from '../../../core/content/components'
import { settingsWanted } from '../../../core/site/settings'
import { CompareTable } from '../../../widgets/product-parts/compare/compare-table'
import { $words } from '../../../widgets/product-parts/compare/compare.words'
import { icon } from '../../../widgets/ui/icon'
import { keepFocus } from '../../../widgets/ui/keep-focus'
import { $home } from '../../shell/home'
import { ShopPage } from '../../shell/shop-page'
import { $root } from '../../shell/navigation'
import { $words as $shellWords } from '../../shell/shell.words'
import { State } from '../../shell/state'
import '../../../widgets/product-parts/compare/compare-table.css'
import './compare.css'

/** What the editors call it. */
const NAME = 'compare'

const CompareIcon = icon('M4 5h6v14H4zM14 5h6v14h-6z')

/** With `?products=…` these, which can be shared; else what was chosen in this tab. */
export function CompareScreen() {
  const { compared, components, words, shell, home, root, show, press, load, loadSettings } = useUnit({
    compared: $compared,
    components: $components,
    words: $words,
    shell: $shellWords,
    home: $home,
    root: $root,
    show: compareShown,
    press: comparePressed,
    load: componentWanted,
    loadSettings: settingsWanted,
  })
  useEffect(() => {
    show('page')
    load(NAME)
    loadSettings()
  }, [show, load, loadSettings])
  const title = components[NAME]?.value?.title ?? words.title
  const named = new URLSearchParams(useSearch()).get('products')
  const namedIds = named === null ? null : named.split(',').filter(Boolean).slice(0, MAX_COMPARED)
  const ids = namedIds ?? compared.map(({ productId }) => productId)
  const takeOut = (id: string) => {
    const chosen = compared.find(({ productId }) => productId === id)
    if (namedIds)
      navigate(`${root}/compare?products=${namedIds.filter(one => one !== id).join(',')}`, { replace: true })
    else if (chosen) press(chosen)
  }
  return (
    <ShopPage title={title}>
      <main ref={keepFocus} className="comparing">
        {ids.length > 0 ? (
          <>
            <h1 tabIndex={-1}>{title}</h1>
            <CompareTable ids={ids} onTakeOut={takeOut} />
          </>
        ) : (
          <State sign={<CompareIcon />} title={words.none} action={{ label: shell.continueShopping, href: home }}>
            {words.how}
          </State>
        )}
      </main>
    </ShopPage>
  )
}
