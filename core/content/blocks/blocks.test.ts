import { afterEach, expect, it, vi } from 'vitest'
import { checkBlocks } from './check'

afterEach(() => vi.restoreAllMocks())

const silent = () => vi.spyOn(console, 'error').mockImplementation(() => {})

it('a block that lacks what it needs is left out with one line that names it, and the page goes on', () => {
  const said = silent()
  const card = { type: 'linked-card', title: 'Long runs', mediaTarget: { url: '/en-us/c/run-4010' } }
  expect(checkBlocks([{ type: 'linked-card', title: 'No place' }, card, null, 'text'])).toEqual([card])
  expect(said.mock.calls[0]).toEqual([
    "[till] Expected a content block 'linked-card' by its contract, got another 'mediaTarget'; it is left out.",
  ])
})

it('the blocks of a collection are held to the same', () => {
  silent()
  const [collection] = checkBlocks([
    {
      type: 'collection',
      items: [
        { type: 'rich-text', title: 'Here' },
        { type: 'button', target: 7 },
      ],
    },
  ])
  expect(collection).toEqual({ type: 'collection', items: [{ type: 'rich-text', title: 'Here' }] })
})

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example',
])('a link to %j is none', url => {
  silent()
  expect(checkBlocks([{ type: 'button', target: { url, text: 'Press' } }])).toEqual([])
})

it.each(['/en-us/c/run-4010', 'https://shop.test/a', 'mailto:help@shop.test', '#returns', '?sort=newest', 'en-us/'])(
  'a link to %j is one',
  url => {
    expect(checkBlocks([{ type: 'button', target: { url, text: 'Press' } }])).toHaveLength(1)
  },
)

it('a colour is six hexadecimal digits, and nothing that a style could hide more in', () => {
  silent()
  expect(checkBlocks([{ type: 'rich-text', title: 'A', backgroundColor: '#F7D9C0' }])).toHaveLength(1)
  const [block] = checkBlocks([{ type: 'rich-text', title: 'A', backgroundColor: 'url(https://evil.example)' }])
  expect(block).toEqual({ type: 'rich-text', title: 'A' })
})

it('J2: a colour that the editors have cleared is none, and takes no block away', () => {
  silent()
  const cleared = { titleColor: '', subtitleColor: '', backgroundColor: '', captionColor: '' }
  expect(checkBlocks([{ type: 'standard-banner', title: 'A', ...cleared }])).toHaveLength(1)
})

it.each([
  ['standard-banner', { mediaTarget: { url: '', text: 'More', targetAttribute: '_self' } }],
  ['hero-banner', { eyebrowLogo: { url: null, alt: '' }, imageWidth: '', gradientStyle: null, alignment: '' }],
  ['standard-banner', { media: { sm: { image: { url: '', alt: '' } }, md: null } }],
  ['standard-banner', { targets: [{ url: '', text: '' }], bottomMargins: { sm: '' }, hideOnBreakpoint: null }],
  ['media', { media: { sm: { video: { url: '', poster: '', cloudinaryAsset: { cloudName: 'c', publicId: 'v' } } } } }],
  ['collection', { items: [], variant: '', breakpoints: { sm: { type: 'grid', slideWidth: null } } }],
])('J2: what the editors have cleared takes no block away: %s %j', (type, fields) => {
  const said = silent()
  expect(checkBlocks([{ type, title: 'A', ...fields }])).toMatchObject([{ type, title: 'A' }])
  expect(said).not.toHaveBeenCalled()
})

it('J2: blocks in one with cleared fields are checked as they were written', () => {
  silent()
  const fold = { type: 'accordion', items: [{ title: 'Soon', richText: '' }] }
  expect(checkBlocks([{ type: 'collection', titleStyle: '', items: [fold] }])).toEqual([
    { type: 'collection', items: [fold] },
  ])
})

it('J2: without what it needs, a block with cleared fields is left out as before', () => {
  silent()
  expect(checkBlocks([{ type: 'linked-card', title: 'A', mediaTarget: { url: '' }, titleStyle: '' }])).toEqual([])
})

it('J3: a width or time of zero is kept, and one below it is none', () => {
  silent()
  const kept = (lengths: object) =>
    checkBlocks([{ type: 'collection', items: [], breakpoints: { sm: { type: 'carousel', ...lengths } } }])
  const zero = { slideWidth: 0, slideMaxWidth: 0, autorotateTime: 0 }
  expect(kept(zero)).toMatchObject([{ breakpoints: { sm: zero } }])
  expect(kept({ slideWidth: -1 })).toMatchObject([{ breakpoints: { sm: { type: 'carousel' } } }])
  expect(JSON.stringify(kept({ slideWidth: -1 }))).not.toContain('slideWidth')
})

const script = { url: 'javascript:alert(1)', text: 'Press' }

it.each([
  ['accordion', 'targets', { items: [] }],
  ['icon-text-collection', 'targets', { items: [] }],
  ['linked-card', 'targets', { mediaTarget: { url: '/a' } }],
  ['category-card', 'targets', { title: 'A', mediaTarget: { url: '/a' } }],
  ['article-grid', 'targets', { siteId: 'shop' }],
  ['ugc', 'targets', { containerId: 'shop' }],
  ['rich-text', 'mediaTarget', { linkType: 'No-CTA' }],
  ['article-page', 'mediaTarget', {}],
])('J5: nor is one of a block of type %s, in its %s, and the block is shown without it', (type, field, more) => {
  const said = silent()
  const block = { type, title: 'A', ...more }
  for (const given of [field === 'targets' ? [script] : script, 7]) {
    const [shown] = checkBlocks([{ ...block, [field]: given }])
    expect(shown).toEqual(given !== 7 && field === 'targets' ? { ...block, targets: [] } : block)
    expect(said).toHaveBeenCalledOnce()
    said.mockClear()
  }
})
