import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { Provider } from 'effector-react'
import { shopFor } from '../../core/testing/shop-for'
import { Badge } from '../../widgets/ui/badge'
import badge from '../../widgets/ui/badge.css?inline'
import enrolment from '../../widgets/enrolment-parts/enrolment.css?inline'
import { BagIcon } from '../../widgets/ui/object-icons'
import reset from '../../widgets/ui/reset.css?inline'
import tokens from '../../widgets/ui/tokens.css?inline'
import { placeForViews } from '../testing/place-for-views'
import augmented from '../augmented/augmented.css?inline'
import confirmation from '../screens/confirmation/confirmation.css?inline'
import account from './account.css?inline'
import { SavedTiles } from './saved-tiles'
import { Nav } from './nav'
import panels from './panels.css?inline'

describe('the look of the account', () => {
  const place = placeForViews(tokens, reset, badge, account, panels, augmented)
  afterEach(() => setViewport({ width: 800, height: 600 }))

  it('F2: has what can be done with saved items in one line, however much there is to say of each', () => {
    place.element.style.inlineSize = '640px'
    place.show(
      <SavedTiles
        items={[['Maya', '418 Alder Street', 'Main address'], ['Maya']]}
        tile={lines => (
          <li key={lines.length}>
            {lines.map(line => (
              <span key={line}>{line}</span>
            ))}
            <div className="actions">
              <button type="button">Change</button>
            </div>
          </li>
        )}
        none=""
        add=""
        onAdd={() => undefined}
      />,
    )
    const [one, other] = [...place.element.querySelectorAll('.actions')].map(row => row.getBoundingClientRect())
    expect(one?.left).not.to.equal(other?.left)
    expect(one?.bottom).to.equal(other?.bottom)
  })

  it('B12: has the count of the bag at the corner of its picture', () => {
    place.show(
      <a className="tobag" href="/cart">
        <BagIcon />
        <Badge count={2} />
      </a>,
    )
    const boxOf = (name: string) => place.element.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
    const [link, picture, count] = [boxOf('a'), boxOf('svg'), boxOf('.badge')]
    expect(count.top).to.be.within(link.top, picture.top)
    expect(count.bottom).to.be.lessThan(picture.bottom)
    expect(count.left).to.be.within(picture.left, picture.right)
  })

  it('F1: asks for missing details in a panel like the others', () => {
    place.show(
      <div className="acc">
        <style>{confirmation + enrolment}</style>
        <section className="asking" />
        <section className="panel" />
      </div>,
    )
    const [asking, panel] = [...place.element.querySelectorAll('section')].map(one => getComputedStyle(one))
    for (const name of ['padding', 'borderRadius', 'backgroundColor', 'borderColor'] as const)
      expect(asking?.[name], name).to.equal(panel?.[name])
  })

  it('X8: has room for a button that adds something where letters are twice as large', () => {
    place.element.style.cssText = 'inline-size: 250px; --t-14: 28px'
    place.show(<SavedTiles items={[]} tile={() => null} none="" add="Add a shipping address" onAdd={() => undefined} />)
    const button = place.element.querySelector('button')
    expect(button?.getBoundingClientRect().width).to.be.lessThanOrEqual(250)
  })

  it('F1: leaves no word of its list alone in a second line', async () => {
    await setViewport({ width: 1280, height: 700 })
    place.element.style.inlineSize = '212px'
    const shop = await shopFor({})
    place.show(
      <Provider value={shop.scope}>
        <div className="lay" style={{ display: 'block', padding: 0 }}>
          <Nav current="" />
        </div>
      </Provider>,
    )
    const link = [...place.element.querySelectorAll('a')].find(one => one.textContent === 'News by email and text')
    const text = document.createRange()
    text.selectNodeContents([...(link?.childNodes ?? [])].find(node => node.nodeType === Node.TEXT_NODE) as Text)
    const [first, second] = [...text.getClientRects()]
    expect(second?.width).to.be.greaterThan((first?.width ?? 0) / 2)
  })

  for (const width of [1280, 1600, 1000]) {
    it(`has what editors say in line with its screens at ${width} px`, async () => {
      await setViewport({ width, height: 700 })
      place.element.style.cssText = `position: absolute; inset-inline-start: 0; inline-size: ${width}px`
      place.show(
        <>
          <div className="acc">
            <div className="lay">
              <nav />
              <main />
            </div>
          </div>
          <div className="augmented">
            <div />
          </div>
        </>,
      )
      const sides = (one: string) => {
        const box = place.element.querySelector(one)?.getBoundingClientRect()
        return [box?.left, box?.right]
      }
      expect(sides('.augmented > div')).to.deep.equal(sides('main'))
    })
  }
})
