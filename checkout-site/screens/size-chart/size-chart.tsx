import { useUnit } from 'effector-react'
import { useCallback, useEffect } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { $footLength, sizeForFoot } from '../../../core/catalogue/size-guide'
import { $components, componentWanted } from '../../../core/content/components'
import { FootForm } from '../../../widgets/product-parts/size-chart/foot-form'
import { SizeTable } from '../../../widgets/product-parts/size-chart/size-table'
import { $words } from '../../../widgets/product-parts/size-chart/size-chart.words'
import { Failed } from '../../shell/failed'
import { ShopPage } from '../../shell/shop-page'
import { LinesGhost } from '../../shell/lines-ghost'
import '../../../widgets/product-parts/size-chart/size-chart.css'
import './size-chart.css'

const FEET = 'foot-sizes'

/** The chart of a type of products, which the last part of the path names; for shoes also by the length of a foot. */
export function SizeChartScreen() {
  const { components, length, words, load } = useUnit({
    components: $components,
    length: $footLength,
    words: $words,
    load: componentWanted,
  })
  const type = usePathname().replace(/\/$/, '').split('/').pop() ?? ''
  const name = `size-chart/${type}`
  const isOfShoes = type === 'footwear'
  const read = useCallback(() => {
    load(name)
    if (isOfShoes) load(FEET)
  }, [name, isOfShoes, load])
  useEffect(read, [read])
  const { value: component, error } = components[name] ?? { value: null, error: null }
  const feet = isOfShoes ? components[FEET]?.value : null
  const title = component?.title ?? words.title
  const row = component?.table && length !== null ? sizeForFoot(component.table, length) : null
  return (
    <ShopPage title={title}>
      <main className="sizechart">
        {component ? (
          <>
            <h1 tabIndex={-1}>{title}</h1>
            {component.table ? <SizeTable table={component.table} label={title} own={row} /> : null}
            {feet?.table ? <FootForm table={feet.table} title={feet.title} heading="h2" /> : null}
          </>
        ) : error ? (
          <Failed title={words.title} error={error} onRetry={read} />
        ) : (
          <LinesGhost label={words.loading} />
        )}
      </main>
    </ShopPage>
  )
}
