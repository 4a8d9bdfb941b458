import { expect } from 'chai'
import { Provider } from 'effector-react'
import { pageScope } from '../../../core/runtime/scope'
import { aProduct } from '../../../core/testing/a-product'
import { type Call, refuse } from '../../../core/testing/shop-for'
import { see, textOf, until } from '../../testing/see'
import { clear, show } from '../../testing/show'
import { startShop, theServiceAnswers } from '../../testing/the-service'
import { CompareTable } from './compare-table'

const DETAILS = 'GET /products/v2/products/:productId/details'

describe('a comparison', () => {
  afterEach(clear)

  it('G5: leads on where one of its products is no longer sold', async () => {
    theServiceAnswers({
      [DETAILS]: ({ path }: Call) =>
        path.includes('GONE') ? refuse(404, 'ORD404') : aProduct({ id: 'KESTREL', name: 'Kestrel 2' }),
    })
    await startShop()
    const taken: string[] = []
    const { shadow } = show(
      <Provider value={pageScope}>
        <CompareTable ids={['GONE', 'KESTREL']} onTakeOut={id => taken.push(id)} />
      </Provider>,
      [],
    )
    await until(() => textOf(shadow).includes('Not all of them could be loaded.'))
    ;(await see('button', 'Remove')).click()
    expect(taken).to.deep.equal(['GONE'])
  })
})
