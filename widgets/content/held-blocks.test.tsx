import { expect } from 'chai'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { until } from '../testing/see'
import { startShop, theServiceAnswers } from '../testing/the-service'
import ContentElement from './content.widget'
import { putFragment } from './put-fragment'

const image = { url: '/pictures/kestrel-2.svg', alt: '', width: 500, height: 400 }
const media = { sm: { image } }
const shop = { url: '/en-us/c/trail-1200', text: 'Shop trail' }
const card = { type: 'linked-card', title: 'Long runs', media, mediaTarget: shop }
const text = { type: 'rich-text', title: 'Mended' }
const navy = 'rgb(21, 40, 76)'

const boxOf = (element: Element) => element.getBoundingClientRect()
const columnsOf = (element: Element) => getComputedStyle(element).gridTemplateColumns.split(' ').length
const collection = (items: readonly object[], arrangement: object, more: object = {}) => ({
  ...{ type: 'collection', items, breakpoints: { sm: arrangement } },
  ...more,
})

afterEach(() => {
  clearWidgets()
  scrollTo(0, 0)
})

describe('a collection', () => {
  it('J3: has no other gaps than its own, with a title or without', async () => {
    for (const title of ['Where to run', undefined]) {
      const items = Array.from({ length: 6 }, () => ({ ...card, bottomMargins: { sm: 'large' } }))
      const { root } = await putFragment([collection(items, { type: 'grid' }, { title })])
      const margins = [...root.querySelectorAll('.grid > .block')].map(block => getComputedStyle(block).marginBottom)
      expect(margins).to.deep.equal(items.map(() => '0px'))
    }
  })

  it('J3: of three cards keeps its columns where a width is given, but on a small screen', async () => {
    const arrangement = { type: 'grid', slideWidth: 500 }
    const { part, place } = await putFragment([
      collection([card, card, card], arrangement, { variant: 'threeCardGrid' }),
    ])
    expect(columnsOf(part('.grid'))).to.equal(3)
    place.style.width = '400px'
    await until(() => columnsOf(part('.grid')) === 1)
  })

  it('J3: has its lengths: in a grid margin, gap, and cards of a least and a greatest width', async () => {
    const lengths = { slideWidth: 200, slideMaxWidth: 300, slidePadding: 10, margin: 40 }
    const { part, root } = await putFragment([
      collection([card, card], { type: 'grid', ...lengths }, { isFullWidth: true }),
    ])
    const [first, second] = [...root.querySelectorAll('.grid > .block')].map(boxOf)
    expect((first?.left ?? 0) - boxOf(part('.grid')).left).to.equal(40)
    expect((second?.left ?? 0) - (first?.right ?? 0)).to.equal(10)
    expect(first?.width).to.be.within(200, 300)
  })

  it('J3: … and in a carousel', async () => {
    const lengths = { slideWidth: 500, slideMaxWidth: 300, slidePadding: 10, margin: 40 }
    const { part } = await putFragment([collection([card, card, card, card], { type: 'carousel', ...lengths })])
    const [first, second] = [...part('.slides').children].map(boxOf)
    expect((first?.left ?? 0) - boxOf(part('.slides')).left).to.equal(40)
    expect((second?.left ?? 0) - (first?.right ?? 0)).to.equal(10)
    expect(first?.width).to.equal(300)
  })

  for (const type of ['grid', 'carousel'])
    it(`J3: of full height has cards of one height, and of full width the whole place: ${type}`, async () => {
      const long = { ...card, type: 'multi-link-card', targets: [shop], subtitle: 'Much to say. '.repeat(30) }
      const full = { title: 'Runs', isFullHeight: true, isFullWidth: true }
      const { root, part } = await putFragment([collection([card, long, card], { type, slideWidth: 250 }, full)])
      const heights = [...root.querySelectorAll('.card')].map(each => Math.round(boxOf(each).height))
      expect(new Set(heights).size).to.equal(1)
      expect(boxOf(part('.grid, .slides')).width).to.equal(1100)
    })

  for (const type of ['grid', 'carousel'])
    it(`J3: has its title one level above those of its cards: ${type}`, async () => {
      const { root } = await putFragment([collection([card], { type }, { title: 'Runs' })])
      const headings = [...root.querySelectorAll('h1, h2, h3, h4')]
      expect(headings.map(({ localName, textContent }) => [localName, textContent])).to.deep.equal([
        ['h2', 'Runs'],
        ['h3', 'Long runs'],
      ])
    })

  for (const [type, width, side] of [
    ['grid', 1100, 40],
    ['carousel', 400, 16],
  ] as const)
    it(`J3: of full width keeps its title from the side: ${type}`, async () => {
      const { part } = await putFragment(
        [collection([card, card], { type }, { title: 'Runs', isFullWidth: true })],
        width,
      )
      expect(boxOf(part('.head h2')).left - boxOf(part('.blocks')).left).to.equal(side)
      expect(boxOf(part('.grid, .slides')).width).to.equal(width)
    })

  it('J3: whose title is markup is named by its text', async () => {
    const { part } = await putFragment([
      collection([card, card], { type: 'carousel' }, { titleHtml: '<em>Where</em> to run' }),
    ])
    expect(part('.carousel').ariaLabel).to.equal('Where to run')
  })
})

describe('a card', () => {
  for (const [type, unless] of [
    ['linked-card', 'over'],
    ['multi-link-card', 'low'],
    ['category-card', 'low'],
  ])
    it(`J4: has a badge, and its layout and alignment: ${type}`, async () => {
      const block = { ...card, type, targets: [shop], badge: { ...image, alt: 'New' } }
      const plain = await putFragment([block])
      expect(plain.root.querySelector(`.${unless}`)).not.to.equal(null)
      expect(plain.part<HTMLImageElement>('.badge').alt).to.equal('New')
      const responsiveLayout = { sm: { layout: 'overlay', alignment: 'center' } }
      const { part } = await putFragment([{ ...block, responsiveLayout }])
      const [words, whole] = [boxOf(part('h2')), boxOf(part('.over'))]
      expect(Math.abs(words.left + words.width / 2 - whole.left - whole.width / 2)).to.be.below(2)
    })

  it('J4: without a title is one link still', async () => {
    const untitled = { ...card, title: undefined }
    const { root } = await putFragment([untitled, { ...untitled, media: undefined, subtitle: 'Ten kilometres' }])
    const names = [...root.querySelectorAll('a')].map(link => link.ariaLabel ?? link.textContent)
    expect(names).to.deep.equal(['Shop trail', 'Shop trail'])
  })
})

describe('a benefit bar', () => {
  it('J4: has its logo, icon, ground, words and links', async () => {
    const { root, part } = await putFragment([
      {
        ...{ type: 'benefit-bar', id: 'all-fields', alignment: 'left', mediaTarget: shop },
        ...{ logo: { ...image, alt: 'Fellside' }, infoIcon: { ...image, alt: 'Note' }, backgroundImage: image },
        ...{ title: 'Free shipping', titleColor: '#F2C569', subtitleHtml: 'today', subtitleColor: '#FFFFFF' },
        ...{ targets: [{ id: 'join', url: '/join', text: 'Join' }], backgroundColor: '#15284C' },
      },
    ])
    expect([...root.querySelectorAll('img')].map(({ alt }) => alt)).to.deep.equal(['', 'Fellside', 'Note'])
    expect(part('.benefits').textContent).to.equal('Free shipping todayJoin')
    expect([...root.querySelectorAll('a')].map(link => link.getAttribute('href'))).to.deep.equal([shop.url, '/join'])
    expect(getComputedStyle(part('a > span')).color).to.equal('rgb(242, 197, 105)')
    expect(part('.benefits').className).to.contain('left')
  })

  it('J4: has its rich text, also where it has no other words', async () => {
    const { part } = await putFragment([{ type: 'benefit-bar', id: 'rich', richText: 'Free <b>until Sunday</b>' }])
    await until(() => part('.benefits').textContent === 'Free until Sunday')
  })

  it('J4: reads a hidden title aloud alone', async () => {
    const { part } = await putFragment([
      { type: 'benefit-bar', id: 'hidden', title: 'Free', hideTitle: true, subtitle: 'Now' },
    ])
    expect(part('.vh').textContent).to.equal('Free')
  })
})

describe('an anchor', () => {
  it('J5: is reached, with the focus, by each press of its link', async () => {
    const tall = { type: 'media', media: { sm: { image: { ...image, width: 100, height: 900 } } } }
    const link = { type: 'button', target: { url: '#again', text: 'How' } }
    const { part, root } = await putFragment([link, tall, { type: 'anchor', anchorId: 'again' }, tall], 300)
    const press = async () => {
      part('a').focus()
      scrollTo(0, 0)
      part('a').click()
      await until(() => Math.abs(boxOf(part('#again')).top) < 2 && root.activeElement?.id === 'again')
    }
    await press()
    await press()
    location.hash = ''
  })
})

describe('a button', () => {
  it('J5: without words takes no room', async () => {
    const { root } = await putFragment([text, { type: 'button', target: { url: '/a' } }])
    expect(root.querySelectorAll('.block')).to.have.length(1)
  })
})

describe('a choice', () => {
  for (const block of [
    { type: 'segmentation', segments: [] },
    { type: 'experience', experienceId: 'home/hero', variants: [] },
  ])
    it(`K1, K2: has its ground and its margin: ${block.type}`, async () => {
      const ofItsOwn = { backgroundColor: '#15284C', bottomMargins: { sm: 'large' } }
      const { part } = await putFragment([{ ...block, ...ofItsOwn, baselines: [text] }, text])
      const { backgroundColor, marginBottom } = getComputedStyle(part('.through'))
      expect([backgroundColor, marginBottom]).to.deep.equal([navy, '64px'])
    })
})

describe('the blocks of a screen in a dialog', () => {
  it('J14: keep their margins', async () => {
    theServiceAnswers({
      'GET /:mode/caas/v1/canvas/augmentedpage/:siteId/:page': {
        ...{
          siteId: 'shop',
          key: 'sign-up-modal',
          language: 'en',
          modified: '2026-11-02T09:00:00.000Z',
          title: 'Join',
        },
        blocks: [text, { ...text, bottomMargins: { sm: 'small' } }, text],
      },
    })
    const widget = await putWidget(
      ContentElement,
      '<till-content screen="sign-up-modal" site="shop"></till-content>',
      startShop,
    )
    await widget.arrive()
    await until(() => widget.shadowRoot?.querySelector('.block'))
    const blocks = [...(widget.shadowRoot?.querySelectorAll('.block') ?? [])]
    expect(blocks.map(block => getComputedStyle(block).marginBottom)).to.deep.equal(['28px', '16px', '0px'])
  })
})
