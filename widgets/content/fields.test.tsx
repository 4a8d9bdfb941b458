import { expect } from 'chai'
import { clearWidgets } from '../testing/put-widget'
import { until } from '../testing/see'
import { putFragment } from './put-fragment'

const image = { url: '/pictures/kestrel-2.svg', alt: '', width: 1280, height: 600 }
const media = { sm: { image } }
const tall = { sm: { image: { ...image, width: 600, height: 900 } } }
const shop = { url: '/en-us/c/trail-1200', text: 'Shop trail' }

const bannerTypes = [
  ...['standard-banner', 'hero-banner', 'thin-banner'],
  ...['overlay-banner', 'split-banner', 'block-below-banner'],
]

const boxOf = (element: Element) => element.getBoundingClientRect()
const centreOf = (element: Element) => boxOf(element).left + boxOf(element).width / 2
const linksIn = (root: ShadowRoot) =>
  [...root.querySelectorAll('a')].map(link => [link.getAttribute('href'), link.ariaLabel ?? link.textContent])

/** What a press on the middle of it meets. */
function linkUnder(root: ShadowRoot, place: Element) {
  place.scrollIntoView()
  const { top, height } = boxOf(place)
  return root.elementFromPoint(centreOf(place), top + Math.min(height, innerHeight) / 2)?.closest('a')
}

afterEach(clearWidgets)

describe('the words of a block', () => {
  for (const field of ['overline', 'eyebrowText', 'subtitle', 'subtitleHtml', 'richText', 'richTextBelowTargets'])
    it(`J2: are shown where they are its ${field} alone`, async () => {
      const { part } = await putFragment([{ type: 'block-below-banner', media, [field]: 'Until Sunday' }])
      expect(part('.words').textContent).to.equal('Until Sunday')
    })

  it('J2: are shown where they are its logo alone', async () => {
    const { part } = await putFragment([
      { type: 'block-below-banner', media, eyebrowLogo: { ...image, alt: 'Fellside' } },
    ])
    expect(part<HTMLImageElement>('.eyebrow img').alt).to.equal('Fellside')
  })

  it('J2: have a rich text above and one below their targets', async () => {
    const texts = { richText: 'Above', richTextBelowTargets: 'Below' }
    const { part } = await putFragment([{ type: 'block-below-banner', title: 'Grip', ...texts, targets: [shop] }])
    expect([...part('.words').children].map(({ textContent }) => textContent)).to.deep.equal([
      ...['Grip', 'Above', 'Shop trail', 'Below'],
    ])
  })

  it('J2: have a title and a subtitle in four sizes', async () => {
    const sizes: string[] = []
    for (const style of ['small', 'medium', 'large', 'display']) {
      const styles = { titleStyle: style, subtitleStyle: style }
      const { part } = await putFragment([
        { type: 'rich-text', title: 'Grip', subtitle: 'Five millimetres', ...styles },
      ])
      sizes.push(...['h2', '.sub'].map(words => getComputedStyle(part(words)).fontSize))
    }
    expect(sizes).to.deep.equal(['16px', '16px', '20px', '20px', '30px', '30px', '52px', '52px'])
  })

  it('J2: stand by their alignment, and their lines run by their text alignment', async () => {
    const aligned = { alignment: 'right', textAlignment: 'left' }
    const { part } = await putFragment([{ type: 'block-below-banner', title: 'Grip', subtitle: 'Soon', ...aligned }])
    expect(boxOf(part('.words')).right - boxOf(part('h2')).right).to.be.at.most(48)
    expect(getComputedStyle(part('.words')).textAlign).to.equal('start')
  })

  for (const alignment of ['left', 'center', 'right'])
    it(`J2: in the middle of a picture stand at its ${alignment}`, async () => {
      const placed = { verticalAlignment: 'middle', alignment }
      const { part } = await putFragment([{ type: 'standard-banner', media, title: 'Grip', ...placed }])
      const across = centreOf(part('h2')) - centreOf(part('.over'))
      expect(Math.abs(across) < 2 ? 'center' : across < 0 ? 'left' : 'right').to.equal(alignment)
    })

  it('J2: have a gradient behind them where there are any, unless the editors say more', async () => {
    const gradientOf = async (more: object) =>
      (await putFragment([{ type: 'standard-banner', media, ...more }])).part('.over').className
    expect(await gradientOf({ title: 'Grip' })).to.contain('g-full')
    expect(await gradientOf({})).to.contain('g-off')
    expect(await gradientOf({ title: 'Grip', hideTitle: true })).to.contain('g-off')
    expect(await gradientOf({ gradientStyle: 'focused' })).to.contain('g-focused')
  })

  it('J2: have targets of one width where that is wanted', async () => {
    const targets = [shop, { url: '/a', text: 'A' }]
    const { root } = await putFragment([{ type: 'block-below-banner', title: 'Grip', equalTargetSize: true, targets }])
    const [one, two] = [...root.querySelectorAll('.targets a')].map(link => boxOf(link).width)
    expect(one).to.be.closeTo(two ?? 0, 0.1)
  })
})

describe('a block that leads to one place', () => {
  for (const type of [...bannerTypes, 'linked-card'])
    it(`J2: is a link all over where its title is hidden: ${type}`, async () => {
      const hidden = { title: 'Grip', hideTitle: true, linkType: 'No-CTA' }
      const { root, part } = await putFragment([{ type, media, ...hidden, targets: [shop], mediaTarget: shop }])
      expect(linkUnder(root, part('.media'))?.getAttribute('href')).to.equal(shop.url)
      expect(part('h2').textContent).to.equal('Grip')
    })

  for (const type of bannerTypes)
    it(`J2: is a link all over where it has no words: ${type}`, async () => {
      const { root, part } = await putFragment([{ type, media, linkType: 'No-CTA', targets: [shop] }])
      expect(linksIn(root)).to.deep.equal([[shop.url, shop.text]])
      expect(linkUnder(root, part('.media'))).to.equal(root.querySelector('a'))
    })

  it('J2: also as a text, and as a picture with a product', async () => {
    const product = { id: 'TQ4407AB12', name: 'Meridian 2' }
    for (const block of [
      { type: 'rich-text', richText: 'We mend' },
      { type: 'product-overlay-banner', media, product },
    ]) {
      const { root } = await putFragment([{ ...block, linkType: 'No-CTA', targets: [shop] }])
      expect(linksIn(root)).to.deep.equal([[shop.url, shop.text]])
    }
  })

  it('J2: is named by its address where nothing else names it', async () => {
    const { root } = await putFragment([{ type: 'media', media, mediaTarget: { url: '/stories' } }])
    expect(linksIn(root)).to.deep.equal([['/stories', '/stories']])
  })
})

describe('what all blocks may say', () => {
  it('J2: margins below them, at each breakpoint', async () => {
    const bottomMargins = { sm: 'none', md: 'small', lg: 'large' }
    const text = { type: 'rich-text', title: 'Grip' }
    const { part, place } = await putFragment([{ ...text, bottomMargins }, text])
    for (const [width, margin] of [
      [1100, '64px'],
      [700, '16px'],
      [400, '0px'],
    ] as const) {
      place.style.width = `${width}px`
      await until(() => getComputedStyle(part('.block')).marginBottom === margin)
    }
  })

  it('J2: a picture’s link is named by a title with markup, too', async () => {
    const block = { type: 'block-below-banner', media, mediaTarget: { url: '/en-us/c/trail-1200' } }
    const { part } = await putFragment([{ ...block, titleHtml: 'Grip <b>all winter</b>' }])
    expect(part('.media').ariaLabel).to.equal('Grip all winter')
  })

  it('J2: media of a breakpoint that the editors left empty are those of the narrower one', async () => {
    const { part } = await putFragment([{ type: 'media', media: { ...media, md: {} } }], 700)
    expect(part<HTMLImageElement>('.media img').src).to.contain(image.url)
  })

  it('J2: a campaign without an id takes no block away', async () => {
    const promotionTracking = { promotionName: 'Autumn', creativeName: 'words' }
    const { root } = await putFragment([{ type: 'rich-text', title: 'Grip', promotionTracking }])
    expect(root.querySelector('h2')?.textContent).to.equal('Grip')
  })

  it('J2: a caption has its colour and size', async () => {
    const caption = { captionText: 'Wasdale', captionStyle: 'medium', captionColor: '#F2C569' }
    const { part } = await putFragment([{ type: 'media', media, ...caption, backgroundColor: '#15284C' }])
    const { color, fontSize } = getComputedStyle(part('figcaption'))
    expect([color, fontSize]).to.deep.equal(['rgb(242, 197, 105)', '14px'])
  })
})

describe('several pictures of a banner', () => {
  it('J2: none of them leave its one picture', async () => {
    const { part } = await putFragment([{ type: 'standard-banner', media, mediaList: [], title: 'Grip' }])
    expect(part<HTMLImageElement>('.media img').src).to.contain(image.url)
  })

  for (const type of ['hero-banner', 'thin-banner', 'split-banner'])
    it(`J2: stand beside each other, as high as one: ${type}`, async () => {
      const one = await putFragment([{ type, media: tall, title: 'Grip' }])
      const height = boxOf(one.part('.media')).height
      const { root } = await putFragment([{ type, mediaList: [tall, tall], title: 'Grip' }])
      const [left, right] = [...root.querySelectorAll('.media')].map(boxOf)
      expect([left?.height, right?.height, left?.right]).to.deep.equal([height, height, right?.left])
    })
})
