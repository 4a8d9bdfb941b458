import type { Block } from '../../core/content/blocks'
import { aFragment } from '../../core/testing/a-fragment'
import { refuse } from '../../core/testing/shop-for'
import type { Stories, Story } from '../testing/story'
import { articleStories } from './articles.stories'
import { choiceStories } from './choice-stories'
import { ugcStories } from './ugc.stories'

const html = '<till-content fragment="northlane-home"></till-content>'
const FRAGMENT = 'GET /:mode/caas/v1/canvas/fragment/:fragmentId'

/** Blocks as an editor wrote them: their items are checked with them. */
const showing = (...blocks: readonly Block[]): Story => ({ html, answers: { [FRAGMENT]: aFragment(blocks) } })

const image = { url: '/pictures/kestrel-2.svg', alt: '', width: 1280, height: 472 }
const media = { sm: { image: { ...image, width: 640, height: 400 } }, lg: { image } }
const words = {
  title: 'Grip that forgives a late decision',
  subtitle: 'Five millimetre lugs, a rock plate that bends, and an upper that dries before the next climb.',
  targets: [
    { url: '/en-us/c/trail-4020', text: 'Shop Fellside' },
    { url: '/slow-miles', text: 'How it is made', style: 'link' as const },
  ],
}

const card = (title: string, subtitle = 'Plans from 10 to 50 km'): Block => ({
  type: 'linked-card',
  title,
  subtitle,
  media: { sm: { image: { ...image, width: 500, height: 400 } } },
  mediaTarget: { url: '/en-us/c/run-4010' },
})
const cards = ['Long runs', 'Track nights', 'Gift cards', 'Hills', 'Rest days', 'First races'].map(title => card(title))

const carousel = (more: object = {}): Block => ({
  type: 'collection',
  title: 'Where to run next',
  items: cards,
  breakpoints: { sm: { type: 'carousel', slideWidth: 252, showArrows: true, showIndicators: true, ...more } },
})

export const stories: Stories = {
  'standard banner': showing({ type: 'standard-banner', media, ...words }),
  hero: showing({ type: 'hero-banner', media, ...words, titleH1: true, verticalAlignment: 'middle' }),
  'hero beside its picture': showing({ type: 'hero-banner', media, ...words, imageWidth: '60' }),
  'light gradient, words at the top': showing({
    type: 'standard-banner',
    media,
    ...words,
    verticalAlignment: 'top',
    gradientTone: 'light',
    gradientStyle: 'focused',
  }),
  overlay: showing({ type: 'overlay-banner', media, ...words, overlayWidth: 'md', alignment: 'right' }),
  split: showing({ type: 'split-banner', media, ...words, overline: 'Fellside', imageWidth: '50' }),
  'split on a colour of its own': showing({
    type: 'split-banner',
    media,
    ...words,
    alignment: 'right',
    backgroundColor: '#15284C',
    titleColor: '#F2C569',
  }),
  'thin banner': showing({ type: 'thin-banner', media, title: 'Members run free of shipping', targets: words.targets }),
  'block below': showing({ type: 'block-below-banner', media, ...words, textAlignment: 'center' }),
  'picture with a caption': showing({ type: 'media', media, captionText: 'Above Wasdale, in March' }),
  'product over a picture': showing({
    type: 'product-overlay-banner',
    media,
    title: 'Meridian 2',
    product: { id: 'TQ4407AB12', name: 'Meridian 2' },
  }),
  'one link over all': showing({ type: 'standard-banner', media, ...words, linkType: 'No-CTA' }),
  carousel: showing(carousel()),
  'carousel that plays': showing(carousel({ autoplay: true, autorotateTime: 5, loop: true, showProgress: true })),
  'carousel of buttons': showing({
    type: 'collection',
    items: ['Road', 'Trail', 'Track', 'Walking'].map(text => ({
      type: 'button',
      target: { url: '/en-us/c/run-4010', text, style: 'secondary' },
    })),
    breakpoints: { sm: { type: 'carousel', showIndicators: false } },
  }),
  'three cards': showing({
    type: 'collection',
    title: 'This season',
    variant: 'threeCardGrid',
    items: cards.slice(0, 3),
  }),
  'the middle card larger': showing({ type: 'collection', variant: 'highlightCenter', items: cards.slice(0, 3) }),
  'cards below their pictures': showing({
    type: 'collection',
    title: 'Kinds',
    items: [
      { type: 'category-card', title: 'Trail', media, mediaTarget: { url: '/en-us/c/trail-4020' } },
      { type: 'multi-link-card', title: 'Apparel', media, targets: words.targets },
      { ...card('Stories'), responsiveLayout: { sm: { layout: 'below', alignment: 'left' } } } as Block,
    ],
  }),
  promises: showing(
    {
      type: 'benefit-bar',
      id: 'free-shipping',
      title: 'Free shipping, 60 day returns.',
      targets: [{ url: '/en-us/sign-up', text: 'Join' }],
      showCloseButton: true,
    },
    { type: 'promo-bar', items: [{ text: 'Free returns' }, { text: 'Repairs for life', target: { url: '#repairs' } }] },
  ),
  texts: showing(
    {
      type: 'rich-text',
      title: 'Mended, not replaced',
      richText:
        '<p>We <strong>repair</strong> what we sell. <a href="#how">How it works</a></p><ul><li>Soles</li><li>Zips</li></ul>',
    },
    {
      type: 'accordion',
      title: 'Questions',
      isOneOpen: true,
      items: [
        { title: 'How long does it take?', richText: '<p>Two weeks, post included.</p>', isOpen: true },
        { title: 'What does it cost?', richText: '<p>Nothing in the first year.</p>' },
      ],
    },
    { type: 'anchor', anchorId: 'how' },
    {
      type: 'icon-text-collection',
      title: 'Three steps',
      items: [
        { title: 'Send it in', text: 'With the label of your order.' },
        { title: 'We mend it', text: 'By hand, in Kendal.' },
        { title: 'Run again', target: { url: '/en-us/c/run-4010' } },
      ],
    },
    { type: 'footer-item', title: 'Help', targets: [{ url: '/en-us/order', text: 'Your order' }] },
    {
      type: 'button',
      target: { url: 'https://example.com/', text: 'The workshop', targetAttribute: '_blank' },
      alignment: 'center',
    },
  ),
  'other pages only': showing({
    type: 'filter',
    filterType: 'bySku',
    operator: 'NOT IN',
    values: ['TQ4407AB12'],
    items: [{ type: 'rich-text', title: 'Everywhere but there' }],
  }),
  ...articleStories,
  ...ugcStories,
  ...choiceStories(showing),
  'nothing to show': showing({ type: 'collection', title: 'Nothing in it', items: [] }),
  'not there': { html, answers: { [FRAGMENT]: refuse(404, 'API404') } },
  'not there, with the page’s own content': {
    html: '<till-content fragment="northlane-home"><p>Mended, not replaced</p></till-content>',
    answers: { [FRAGMENT]: refuse(503, 'GEN500') },
  },
  'words in the middle of a picture': showing({
    ...{ type: 'standard-banner', media, ...words },
    ...{ verticalAlignment: 'middle', alignment: 'center' },
  }),
  'picture alone, which is a link': showing({
    ...{ type: 'standard-banner', media, linkType: 'No-CTA', targets: words.targets.slice(0, 1) },
  }),
}
