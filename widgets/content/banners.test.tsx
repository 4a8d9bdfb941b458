import { expect } from 'chai'
import { clearWidgets } from '../testing/put-widget'
import { until } from '../testing/see'
import { putFragment } from './put-fragment'

const picture = (name: string) => ({ image: { url: `/pictures/${name}.svg`, alt: '', width: 1280, height: 472 } })
const media = { sm: picture('kestrel-2') }
const words = { title: 'Grip', targets: [{ url: '/en-us/c/trail-1200', text: 'Shop' }] }

/** How much of one element's side the other takes, in per cent. */
const share = (part: Element, whole: Element, side: 'width' | 'height') =>
  Math.round((100 * part.getBoundingClientRect()[side]) / whole.getBoundingClientRect()[side])

afterEach(clearWidgets)

describe('a banner', () => {
  it('J2: has a picture of its own at each breakpoint', async () => {
    const three = { sm: picture('small'), md: picture('medium'), lg: picture('large') }
    const { root, part } = await putFragment([{ type: 'standard-banner', media: three, ...words }])
    const sources = [...root.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset.split('/').at(-1)])
    expect(sources).to.deep.equal([
      ['(min-width: 1024px)', 'large.svg'],
      ['(min-width: 640px)', 'medium.svg'],
    ])
    expect(part<HTMLImageElement>('img').src).to.match(/small\.svg$/)
    expect([part<HTMLImageElement>('img').loading, part('img').getAttribute('width')]).to.deep.equal(['lazy', '1280'])
  })

  for (const type of ['hero-banner', 'split-banner'])
    for (const imageWidth of ['60', '50', '40'])
      it(`J2: ${type} has a picture of ${imageWidth} per cent beside its words`, async () => {
        const { part } = await putFragment([{ type, media, ...words, imageWidth }])
        expect(share(part('.media'), part('.beside'), 'width')).to.equal(Number(imageWidth))
      })

  it('J2: a hero is 472 px high, and a split 340', async () => {
    const hero = await putFragment([{ type: 'hero-banner', media, ...words }])
    expect(hero.part('.hero').getBoundingClientRect().height).to.equal(472)
    const split = await putFragment([{ type: 'split-banner', media, ...words }])
    expect(split.part('.beside').getBoundingClientRect().height).to.equal(340)
  })

  for (const [gradientStyle, height] of [
    ['full', 35],
    ['focused', 50],
  ] as const)
    it(`J2: a ${gradientStyle} gradient covers ${height} per cent of the picture's height`, async () => {
      const { part } = await putFragment([{ type: 'standard-banner', media, ...words, gradientStyle }])
      const over = part('.over')
      const gradient = Number.parseFloat(getComputedStyle(over, '::after').height)
      expect(Math.round((100 * gradient) / over.getBoundingClientRect().height)).to.equal(height)
    })

  it('J2: has a gradient only where it is wanted, light or dark', async () => {
    const banner = { type: 'standard-banner', media, ...words }
    const off = await putFragment([{ ...banner, gradientStyle: 'off' }])
    expect(off.part('.over').className).to.contain('g-off')
    const wide = await putFragment([{ ...banner, gradientBreakpoints: ['lg'], gradientTone: 'light' }], 700)
    expect(wide.part('.over').className).to.match(/light g-off/)
    expect(getComputedStyle(wide.part('.over')).color).to.equal('rgb(25, 25, 24)')
    wide.place.style.width = '1100px'
    await until(() => wide.part('.over').className.includes('g-full'))
  })

  it('J2: an overlay has four widths', async () => {
    const widths: number[] = []
    for (const overlayWidth of ['xs', 'sm', 'md', 'lg']) {
      const { part } = await putFragment([{ type: 'overlay-banner', media, ...words, overlayWidth }])
      widths.push(part('.panel').getBoundingClientRect().width)
    }
    expect(widths).to.deep.equal([260, 340, 460, 620])
  })

  it('J2: has its words at the top, in the middle or at the bottom, at the start, centre or end', async () => {
    const banner = { type: 'overlay-banner', media, ...words }
    const places: string[] = []
    for (const [verticalAlignment, alignment] of [
      ['top', 'left'],
      ['middle', 'center'],
      ['bottom', 'right'],
    ]) {
      const { part } = await putFragment([{ ...banner, verticalAlignment, alignment }])
      const [panel, whole] = [part('.panel').getBoundingClientRect(), part('.overlaid').getBoundingClientRect()]
      const across = panel.left + panel.width / 2 - whole.left - whole.width / 2
      const down = panel.top + panel.height / 2 - whole.top - whole.height / 2
      places.push(`${Math.sign(Math.round(down))} ${Math.sign(Math.round(across))}`)
    }
    expect(places).to.deep.equal(['-1 -1', '0 0', '1 1'])
  })

  it('J2: has a caption above or below its picture, or none', async () => {
    const banner = { type: 'standard-banner', media, captionText: 'Above Wasdale' }
    const top = await putFragment([{ ...banner, captionPosition: 'top' }])
    expect(top.part('figure').firstElementChild?.localName).to.equal('figcaption')
    expect(top.part('figcaption').getBoundingClientRect().width).to.be.at.most(150)
    const bottom = await putFragment([{ ...banner, captionPosition: 'bottom' }])
    expect(bottom.part('figure').lastElementChild?.localName).to.equal('figcaption')
    const off = await putFragment([{ ...banner, captionPosition: 'off' }])
    expect(off.root.querySelector('figcaption')).to.equal(null)
  })

  it('J2: its targets have the style and size that the breakpoint has, and may open another tab', async () => {
    const targets = [
      { url: '/a', text: 'One', size: { sm: 'small', lg: 'large' } },
      { url: '/b', text: 'Two', style: 'link', targetAttribute: '_blank' },
    ]
    const { root, part, place } = await putFragment([{ type: 'block-below-banner', media, title: 'T', targets }])
    const [one, two] = root.querySelectorAll<HTMLAnchorElement>('.targets a')
    expect(one?.className).to.match(/btn main.* large/)
    expect([two?.className, two?.target, two?.rel]).to.deep.equal(['textlink', '_blank', 'noopener'])
    expect(two?.textContent).to.equal('Two (opens in a new tab)')
    place.style.width = '400px'
    await until(() => /small/.test(part('.targets a').className))
  })

  it('J2: its title is a heading of the first or second level, or read aloud alone', async () => {
    const h1 = await putFragment([{ type: 'standard-banner', media, ...words, titleH1: true }])
    expect(h1.part('h1').textContent).to.equal('Grip')
    const hidden = await putFragment([{ type: 'standard-banner', media, ...words, hideTitle: true }])
    expect(hidden.part('h2').className).to.equal('vh')
  })

  it('J2: its colours stand where they can be read, and else the ink that can', async () => {
    const block = { type: 'block-below-banner', title: 'Grip', backgroundColor: '#15284C' }
    const gold = await putFragment([{ ...block, titleColor: '#F2C569' }])
    expect(getComputedStyle(gold.part('h2')).color).to.equal('rgb(242, 197, 105)')
    const navy = await putFragment([{ ...block, titleColor: '#111A44' }])
    expect(getComputedStyle(navy.part('h2')).color).to.equal('rgb(255, 255, 255)')
  })
})
