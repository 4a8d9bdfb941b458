import { expect } from 'chai'
import type { Listing } from '../../core/catalogue/search'
import { pageScope } from '../../core/runtime/scope'
import { consoleErrors } from '../testing/console'
import { see, textOf, until } from '../testing/see'
import { clear, show } from '../testing/show'
import { Filters } from './filters'
import { $words } from './product-grid.words'

const values = ['ember', 'cobalt'].map(value => ({ value, label: value, count: 3 }))
const listing = {
  criteria: { text: '', categoryId: '', sort: 'relevance', chosen: { category: [], color: [], size: [] }, page: 1 },
  answer: { total: 6, facets: [{ id: 'color', label: 'Colour', values }] },
} as unknown as Listing

describe('filters that could not be loaded', () => {
  afterEach(clear)

  it('G8: say so, and come at another try', async () => {
    let isDown = true
    const load = () =>
      isDown
        ? Promise.reject(new TypeError('Failed to fetch'))
        : import('./facet-group').then(({ FacetGroup: View, styles }) => ({ View, styles }))
    const { shadow } = show(<Filters listing={listing} words={pageScope.getState($words)} load={load} />, [])
    await consoleErrors(async () => {
      ;(await see('button', 'Filter')).click()
      await until(() => textOf(shadow).includes('The filters could not be loaded.'))
      isDown = false
      ;(await see('button', 'Try again')).click()
      await see('checkbox', 'ember 3')
    })
    expect(textOf(shadow)).not.to.contain('could not be loaded')
  })
})
