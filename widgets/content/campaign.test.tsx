import { expect } from 'chai'
import { createWatch } from 'effector'
import { tracked, type AnalyticsEvent } from '../../core/analytics'
import { dialogWanted, type DialogOpening } from '../../core/dialogs'
import { pageScope } from '../../core/runtime/scope'
import { aFragment } from '../../core/testing/a-fragment'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { see, until } from '../testing/see'
import { startShop, theServiceAnswers } from '../testing/the-service'
import ContentElement from './content.widget'

const FRAGMENT = 'GET /:mode/caas/v1/canvas/fragment/:fragmentId'
const image = { sm: { image: { url: '/pictures/kestrel-2.svg', alt: '', width: 400, height: 300 } } }

let fragments = 0
let running: Promise<unknown> | undefined
const start = () => (running ??= startShop())

async function put(blocks: readonly object[], above = 0) {
  theServiceAnswers({ [FRAGMENT]: aFragment(blocks) })
  const markup = `<div><p style="height: ${above}px"></p><till-content fragment="p${++fragments}"></till-content></div>`
  const place = await putWidget(ContentElement, markup, start)
  const widget = place.querySelector('till-content') as InstanceType<typeof ContentElement>
  await widget.updateComplete
  await widget.arrive()
  await until(() => widget.shadowRoot?.querySelector('.block'))
  return widget
}

function heard(): AnalyticsEvent[] {
  const events: AnalyticsEvent[] = []
  createWatch({ unit: tracked, scope: pageScope, fn: event => events.push(event) })
  return events
}

afterEach(() => {
  clearWidgets()
  scrollTo(0, 0)
})

describe('a block of a campaign', () => {
  const campaign = (promotionId: string) => ({
    type: 'linked-card',
    title: 'Long runs',
    media: image,
    mediaTarget: { url: '#runs' },
    promotionTracking: { promotionId, promotionName: 'Autumn', creativeName: 'card' },
  })
  const told = (promotionId: string) => ({
    promotion_id: promotionId,
    promotion_name: 'Autumn',
    creative_name: 'card',
    items: [],
  })

  it('tells that it is seen when it is, once, and each press of its link', async () => {
    const events = heard()
    const widget = await put([campaign('below')], 3000)
    await new Promise(requestAnimationFrame)
    expect(events).to.deep.equal([])
    widget.scrollIntoView()
    await until(() => events.length === 1)
    scrollTo(0, 0)
    widget.scrollIntoView()
    ;(await see('link', 'Long runs')).click()
    expect(events).to.deep.equal([
      { event: 'view_promotion', ecommerce: told('below') },
      { event: 'select_promotion', ecommerce: told('below') },
    ])
  })
})

describe('a product over a picture', () => {
  it('is opened by its button', async () => {
    const wishes: Omit<DialogOpening, 'owner'>[] = []
    createWatch({ unit: dialogWanted, scope: pageScope, fn: wish => wishes.push(wish) })
    await put([{ type: 'product-overlay-banner', media: image, product: { id: 'TQ4407AB12', name: 'Meridian 2' } }])
    ;(await see('button', 'View Meridian 2')).click()
    expect(wishes).to.deep.equal([{ name: 'quick-shop', props: { product: 'TQ4407AB12' } }])
  })
})

describe('a video', () => {
  const film = (name: string, playerSettings: object) => ({
    type: 'media',
    media: { sm: { video: { url: `/pictures/${name}.mp4`, alt: name, width: 320, height: 180, playerSettings } } },
  })

  it('in a slide that is out of view is paused', async () => {
    const asked: string[] = []
    const { play, pause } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = async function (this: HTMLMediaElement) {
      asked.push(`play ${this.ariaLabel}`)
    }
    HTMLMediaElement.prototype.pause = function (this: HTMLMediaElement) {
      asked.push(`pause ${this.ariaLabel}`)
    }
    try {
      const films = ['one', 'two', 'three', 'four'].map(name => film(name, { autoplay: true }))
      const slides = { sm: { type: 'carousel', slideWidth: 400 } }
      await put([{ type: 'collection', title: 'Films', items: films, breakpoints: slides }])
      await until(() => asked.includes('play one') && asked.includes('pause four'))
      asked.length = 0
      ;(await see('button', 'Forward')).click()
      await until(() => asked.includes('pause one') && asked.includes('play two'))
    } finally {
      Object.assign(HTMLMediaElement.prototype, { play, pause })
    }
  })

  it('that plays by itself is silent, and has a button that stops it', async () => {
    const widget = await put([film('one', { autoplay: true, hideControls: true, loop: true })])
    const player = await until(() => widget.shadowRoot?.querySelector('video'))
    expect([player.muted, player.loop, player.controls]).to.deep.equal([true, true, false])
    await see('button', /the video$/)
  })

  it('has the browser’s controls otherwise, and its tracks', async () => {
    const tracks = [{ src: '/pictures/en.vtt', label: 'English', srclang: 'en', kind: 'captions' }]
    const [block] = [film('one', {})]
    const { video } = block.media.sm
    const widget = await put([{ ...block, media: { sm: { video: { ...video, tracks } } } }])
    const player = await until(() => widget.shadowRoot?.querySelector('video'))
    expect([player.controls, player.textTracks[0]?.label]).to.deep.equal([true, 'English'])
  })
})

describe('what depends on the width', () => {
  it('hides a block where the editors say so', async () => {
    const here = { type: 'rich-text', title: 'Everywhere' }
    const widget = await put([here, { ...here, title: 'Wide alone', hideOnBreakpoint: ['sm'] }])
    const place = widget.parentElement as HTMLElement
    const count = () => widget.shadowRoot?.querySelectorAll('.block').length
    place.style.width = '400px'
    await until(() => count() === 1)
    place.style.width = '700px'
    await until(() => count() === 2)
  })
})
