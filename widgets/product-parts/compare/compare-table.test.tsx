import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { Provider } from 'effector-react'
import { pageScope } from '../../../core/runtime/scope'
import { aPrice, aProduct } from '../../../core/testing/a-product'
import { type Call, refuse } from '../../../core/testing/shop-for'
import { see, textOf, until } from '../../testing/see'
import { clear, show } from '../../testing/show'
import { startShop, theServiceAnswers } from '../../testing/the-service'
import reset from '../../ui/reset.css?inline'
import tokens from '../../ui/tokens.css?inline'
import { CompareTable } from './compare-table'
import css from './compare-table.css?inline'

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

  it('G5: marks what they cost where that differs', async () => {
    theServiceAnswers({
      [DETAILS]: ({ path }: Call) =>
        path.includes('DEAR')
          ? aProduct({ id: 'DEAR', name: 'Harrier', price: aPrice(180) })
          : aProduct({ id: 'KESTREL', name: 'Kestrel 2' }),
    })
    await startShop()
    const { shadow } = show(
      <Provider value={pageScope}>
        <CompareTable ids={['KESTREL', 'DEAR']} onTakeOut={() => {}} />
      </Provider>,
      [],
    )
    ;(await see('checkbox', 'Highlight differences')).click()
    await until(() => shadow.querySelector('.differs'))
    expect([...shadow.querySelectorAll('.differs')].map(textOf)).to.deep.equal(['Price differs $140.00 $180.00'])
  })

  it('shows two products whole, one beside the other, on a telephone', async () => {
    theServiceAnswers({
      [DETAILS]: ({ path }: Call) =>
        path.includes('HARBOUR')
          ? aProduct({ id: 'HARBOUR', name: 'Harbour' })
          : aProduct({ id: 'KESTREL', name: 'Kestrel 2' }),
    })
    await startShop()
    await setViewport({ width: 360, height: 780 })
    const { shadow } = show(
      <Provider value={pageScope}>
        <CompareTable ids={['KESTREL', 'HARBOUR']} onTakeOut={() => {}} />
      </Provider>,
      [tokens, reset, css],
    )
    ;(shadow.host as HTMLElement).style.cssText = 'display: block; inline-size: 328px'
    await until(() => textOf(shadow).includes('Harbour'))
    const [place, last] = ['.sidebyside', 'thead th:last-child'].map(one => shadow.querySelector(one))
    const end = (element?: Element | null) => Math.floor(element?.getBoundingClientRect().right ?? 0)
    expect(end(last)).to.be.at.most(end(place))
    await setViewport({ width: 1280, height: 800 })
  })
})
