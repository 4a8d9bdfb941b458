import { expect } from 'chai'
import { clearWidgets } from '../testing/put-widget'
import { until } from '../testing/see'
import { putFragment } from './put-fragment'

const media = { sm: { image: { url: '/pictures/kestrel-2.svg', alt: '', width: 500, height: 400 } } }
const card = { type: 'linked-card', title: 'Long runs', media, mediaTarget: { url: '/en-us/c/run-1000' } }
const cards = [card, { ...card, title: 'Track nights' }, { ...card, title: 'Gift cards' }]

const widthsOf = (root: ShadowRoot, selector: string) =>
  [...root.querySelectorAll(selector)].map(element => Math.round(element.getBoundingClientRect().width))
const columnsOf = (element: Element) => getComputedStyle(element).gridTemplateColumns.split(' ').length

afterEach(clearWidgets)

describe('a collection', () => {
  it('J3: of three cards has them side by side, or the middle one larger', async () => {
    const even = await putFragment([{ type: 'collection', variant: 'threeCardGrid', items: cards }])
    expect(new Set(widthsOf(even.root, '.card')).size).to.equal(1)
    const middle = await putFragment([{ type: 'collection', variant: 'highlightCenter', items: cards }])
    const [first = 0, second = 0, third = 0] = widthsOf(middle.root, '.card')
    expect([second / first, third / first].map(share => Math.round(share * 10) / 10)).to.deep.equal([1.4, 1])
  })

  it('J3: is a carousel or a grid as its breakpoint says', async () => {
    const breakpoints = { sm: { type: 'carousel' }, lg: { type: 'grid' } }
    const { root, place } = await putFragment([{ type: 'collection', title: 'Runs', items: cards, breakpoints }])
    expect(root.querySelector('.grid')).not.to.equal(null)
    place.style.width = '700px'
    await until(() => root.querySelector('.slides'))
    place.style.width = '1100px'
    await until(() => root.querySelector('.grid'))
  })

  it('J3: [stacked] in its name makes it a grid of the whole width, from medium on', async () => {
    const breakpoints = { sm: { type: 'carousel' } }
    const block = { type: 'collection', name: 'Autumn [stacked]', title: 'Runs', items: cards, breakpoints }
    const { root, place, part } = await putFragment([block], 700)
    expect(part('.grid').getBoundingClientRect().width).to.equal(700)
    place.style.width = '400px'
    await until(() => root.querySelector('.slides'))
  })

  it('J3: of buttons has slides of 200 px in a row of 308 px at most, or of 424', async () => {
    const items = ['Road', 'Trail', 'Track'].map(text => ({ type: 'button', target: { url: '/a', text } }))
    const breakpoints = { sm: { type: 'carousel' } }
    const { root, part, place } = await putFragment([{ type: 'collection', items, breakpoints }], 700)
    expect(widthsOf(root, '.slide')).to.deep.equal([200, 200, 200])
    expect(part('.ctas').getBoundingClientRect().width).to.equal(424)
    place.style.width = '400px'
    await until(() => part('.ctas').getBoundingClientRect().width === 308)
  })

  it('J3: has its usual widths, and does not turn, where those are zero', async () => {
    const none = { slideWidth: 0, slideMaxWidth: 0, autoplay: true, autorotateTime: 0 }
    const carousel = {
      type: 'collection',
      title: 'Runs',
      items: cards,
      breakpoints: { sm: { type: 'carousel', ...none } },
    }
    const { root } = await putFragment([carousel], 400)
    expect(widthsOf(root, '.slide')).to.deep.equal([156, 156, 156])
    await until(() => root.querySelector('.arrows'))
    expect(root.querySelectorAll('.arrows > button').length).to.equal(2)
    const grid = { ...carousel, breakpoints: { sm: { type: 'grid', ...none, slideMaxWidth: 180 } } }
    expect(widthsOf((await putFragment([grid], 400)).root, '.card')).to.deep.equal([180, 180, 180])
  })

  it('J3: shows arrows, dots and progress as its document says', async () => {
    const breakpoints = { sm: { type: 'carousel', showArrows: false, showIndicators: false, showProgress: true } }
    const { root, part } = await putFragment([{ type: 'collection', title: 'Runs', items: cards, breakpoints }], 400)
    await until(() => root.querySelector('.progress'))
    expect(root.querySelector('.arrows, .dots')).to.equal(null)
    const bar = () => part('.progress > i').getBoundingClientRect().width
    const before = bar()
    part('.slides').scrollTo({ left: 160, behavior: 'instant' })
    await until(() => bar() > before)
  })
})

describe('a card', () => {
  it('J4: has its words over or below its picture, as its breakpoint says', async () => {
    const responsiveLayout = { sm: { layout: 'below', alignment: 'center' }, lg: { layout: 'overlay-top' } }
    const { root, part, place } = await putFragment([{ ...card, responsiveLayout }])
    expect(part('.over').className).to.contain('v-top')
    place.style.width = '400px'
    await until(() => root.querySelector('.low'))
    expect(part('.words').className).to.contain('center')
  })

  it('J4: with several links has each for itself', async () => {
    const targets = ['Tops', 'Shorts'].map(text => ({ url: `/en-us/c/${text}`, text }))
    for (const linkType of ['CTA', 'No-CTA']) {
      const { root } = await putFragment([{ type: 'multi-link-card', title: 'Apparel', linkType, media, targets }])
      const links = [...root.querySelectorAll('a')].map(link => link.getAttribute('href'))
      expect(links, linkType).to.deep.equal(['/en-us/c/Tops', '/en-us/c/Shorts'])
    }
  })

  it('J4: of a category is one link by its name, and has a badge where it has one', async () => {
    const badge = { url: '/pictures/kestrel-2.svg', alt: 'New' }
    const kind = await putFragment([{ ...card, type: 'category-card', title: 'Trail' }])
    expect(kind.part('a').textContent).to.equal('Trail')
    const linked = await putFragment([{ ...card, badge }])
    expect(linked.part<HTMLImageElement>('.badge').alt).to.equal('New')
  })
})

describe('texts', () => {
  it('J5: markup comes as the editors wrote it, without what could run', async () => {
    const richText = '<p>We <strong>mend</strong> it<img src=x onerror="alert(1)"></p>'
    const { root, part } = await putFragment([{ type: 'rich-text', title: 'Mended', richText }])
    await until(() => root.querySelector('.rich strong'))
    expect(part('.rich').innerHTML).to.equal('<p>We <strong>mend</strong> it</p>')
  })

  it('J5: an accordion opens by its question, one at a time where it is so', async () => {
    const items = [
      { title: 'How long?', richText: 'Two weeks', isOpen: true },
      { title: 'How much?', richText: 'Nothing' },
    ]
    const { root } = await putFragment([{ type: 'accordion', title: 'Questions', isOneOpen: true, items }])
    const [first, second] = root.querySelectorAll('details')
    expect([first?.open, second?.open]).to.deep.equal([true, false])
    const opened = new Promise(resolve => second?.addEventListener('toggle', resolve, { once: true }))
    second?.querySelector('summary')?.click()
    await opened
    expect([first?.open, second?.open]).to.deep.equal([false, true])
    for (const fold of [first, second]) fold?.removeAttribute('name')
    first?.querySelector('summary')?.click()
    await until(() => !second?.open, 'A browser without groups leaves both open')
    expect(second?.querySelector('h3')?.textContent).to.equal('How much?')
  })

  it('J5: a link of the page leads to an anchor', async () => {
    const tall = { type: 'media', media: { sm: { image: { url: '/a.svg', width: 100, height: 900 } } } }
    const { part } = await putFragment([tall, { type: 'anchor', anchorId: 'how' }, tall], 200)
    location.hash = '#how'
    await until(() => Math.abs(part('#how').getBoundingClientRect().top) < 2)
    location.hash = ''
  })

  it('J5: four icons with texts stand two by two, any other number in rows of three', async () => {
    const items = (count: number) => Array.from({ length: count }, (_, index) => ({ title: `Fact ${index}` }))
    for (const [count, columns] of [
      [3, 3],
      [4, 2],
      [5, 3],
    ] as const) {
      const { part } = await putFragment([{ type: 'icon-text-collection', items: items(count) }])
      expect(columnsOf(part('.facts')), `${count} facts`).to.equal(columns)
    }
  })

  it('J5: an item of the foot, a button and a picture lead where they say', async () => {
    const target = { url: '/en-us/order', text: 'Your order' }
    const { root } = await putFragment([
      { type: 'footer-item', title: 'Help', targets: [target] },
      { type: 'button', target: { url: '/b', text: 'Press' }, alignment: 'center' },
      { type: 'media', media, mediaTarget: { url: '/c', text: 'The coast' } },
    ])
    const links = [...root.querySelectorAll('a')].map(link => [
      link.getAttribute('href'),
      link.ariaLabel ?? link.textContent,
    ])
    expect(links).to.deep.equal([
      ['/en-us/order', 'Your order'],
      ['/b', 'Press'],
      ['/c', 'The coast'],
    ])
  })
})
