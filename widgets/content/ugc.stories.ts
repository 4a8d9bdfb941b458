import { aFragment } from '../../core/testing/a-fragment'
import { aProduct } from '../../core/testing/a-product'
import { siteSettings } from '../../core/testing/site-settings'
import type { Stories } from '../testing/story'

const photo = (mediaId: string, author: string, caption: string) => ({
  mediaId,
  author,
  caption,
  language: 'en',
  picture: { url: `/media/${mediaId}.svg`, width: 640, height: 800 },
  createdAt: '2026-09-28T06:00:00.000Z',
  products: [],
})

const media = [
  photo('photo-first-light', 'Joanne', 'Six in the morning, nobody else on the path.'),
  photo('photo-summit', 'Hélène R.', 'Feet still dry.'),
  photo('photo-headland', 'Tom from Leeds', 'It rained sideways and I did not mind.'),
]

/** A provider as small as can be. */
const provider = `
window.tillSocial = {
  async runners({ place, read }) {
    const { media } = await read(null)
    const home = document.createElement('div')
    const root = home.attachShadow({ mode: 'open' })
    const row = document.createElement('ul')
    row.style.cssText = 'display: grid; grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr)); gap: 12px; margin: 0; padding: 0; list-style: none'
    row.append(...media.map(({ author, caption }) => {
      const item = document.createElement('li')
      item.style.cssText = 'display: grid; align-content: end; aspect-ratio: 4 / 5; padding: 16px; border-radius: 12px; background: #35505c; color: #fff; font: 400 16px/24px system-ui, sans-serif'
      item.textContent = caption + ' (' + author + ')'
      return item
    }))
    root.append(row)
    place.append(home)
    return { count: media.length, remove: () => home.remove() }
  },
}`

const answers = {
  'GET /:mode/caas/v1/canvas/fragment/:fragmentId': aFragment([
    { type: 'ugc', containerId: 'runners', title: 'Seen outside', subtitle: 'What runners show of their miles.' },
  ]),
  'GET /fapi/site/settings': siteSettings({ social: { script: '/runners.js', customsPaths: ['/customs'] } }),
  'GET /runners.js': provider,
  'GET /social/v1/streams/:streamId/media/recent': { media, next: null },
  'GET /social/v1/streams/media/recent': { media: media.slice(0, 1), next: null },
  'GET /products/v2/products/:productId/details': aProduct(),
}

const says = 'Expected a social gallery from its provider'

export const ugcStories: Stories = {
  'pictures that people posted': {
    html: '<till-content fragment="northlane-runners"></till-content>',
    says,
    answers,
  },
  'pictures of a product, without a heading': {
    html: '<till-content fragment="northlane-runners" product="TQ4407AB12"></till-content>',
    says,
    answers,
  },
}
