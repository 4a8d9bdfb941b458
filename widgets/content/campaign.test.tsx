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

function received(): AnalyticsEvent[] {
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
    const events = received()
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
      await until(() => asked.includes('play one'))
      asked.length = 0
      ;(await see('button', 'Forward')).click()
      await until(() => asked.includes('pause one') && asked.includes('play two'))
    } finally {
      Object.assign(HTMLMediaElement.prototype, { play, pause })
    }
  })

  it('that plays by itself is silent, and has a button that stops it', async () => {
    const widget = await put([film('one', { autoplay: true, hideControls: true, loop: true })])
    const player = await until(() => widget.shadowRoot?.querySelector<HTMLVideoElement>('video[src]'))
    expect([player.muted, player.loop, player.controls]).to.deep.equal([true, true, false])
    await see('button', /the video$/)
  })

  it('has the browser’s controls otherwise, and its tracks', async () => {
    const tracks = [{ src: '/pictures/en.vtt', label: 'English', srclang: 'en', kind: 'captions' }]
    const [block] = [film('one', {})]
    const { video } = block.media.sm
    const widget = await put([{ ...block, media: { sm: { video: { ...video, tracks } } } }])
    const player = await until(() => widget.shadowRoot?.querySelector<HTMLVideoElement>('video[src]'))
    expect([player.controls, player.textTracks[0]?.label]).to.deep.equal([true, 'English'])
  })
})

describe('J10: a video', () => {
  const film = (video: object) => ({
    type: 'media',
    media: { sm: { video: { alt: 'Film', width: 320, height: 180, ...video } } },
  })
  const playerIn = (widget: HTMLElement) =>
    until(() => widget.shadowRoot?.querySelector<HTMLVideoElement>('video[src]'), 'No player has come')

  it('is brought when it nears the window; its place is kept until then', async () => {
    const widget = await put([film({ url: '/pictures/far.mp4' })], 3000)
    const waiting = await until(() => widget.shadowRoot?.querySelector<HTMLVideoElement>('video.waits'))
    const { height } = waiting.getBoundingClientRect()
    await new Promise(requestAnimationFrame)
    expect(widget.shadowRoot?.querySelector('video[src]')).to.equal(null)
    widget.scrollIntoView()
    expect((await playerIn(widget)).getBoundingClientRect().height).to.equal(height)
  })

  it('of the picture service is known by its cloud and id', async () => {
    const widget = await put([film({ cloudinaryAsset: { cloudName: 'northlane', publicId: 'films/fell' } })])
    expect((await playerIn(widget)).src).to.equal('https://res.cloudinary.com/northlane/video/upload/films/fell.mp4')
  })

  it('has the settings that its editors chose', async () => {
    const widget = await put([film({ url: '/pictures/set.mp4', playerSettings: { muted: true, loop: true } })])
    const { muted, loop, controls, autoplay } = await playerIn(widget)
    expect({ muted, loop, controls, autoplay }).to.deep.equal({
      muted: true,
      loop: true,
      controls: true,
      autoplay: false,
    })
  })

  const vtt = (...lines: string[]) =>
    URL.createObjectURL(new Blob([['WEBVTT', ...lines].join('\n\n')], { type: 'text/vtt' }))

  it('leads to its chapters', async () => {
    const widget = await put([
      film({
        url: '/pictures/long.mp4',
        tracks: [{ src: '/chapters.vtt', label: 'Chapters', srclang: 'en', kind: 'chapters' }],
      }),
    ])
    const player = await playerIn(widget)
    const track = await until(() => player.querySelector('track'))
    track.src = vtt('00:00.000 --> 00:10.000\nThe start', '00:10.000 --> 00:20.000\nThe climb')
    const climb = await see('button', 'The climb', widget.shadowRoot as ShadowRoot)
    climb.click()
    expect(player.currentTime).to.equal(10)
    ;(widget.parentElement as HTMLElement).style.colorScheme = 'dark'
    const ground = getComputedStyle(climb.closest('nav') as Element).backgroundColor
    expect(ground).to.equal('rgb(25, 25, 24)')
  })

  it('of a silent, own look shows its words in the page’s language', async () => {
    const track = { label: 'Words', kind: 'transcripts' }
    const widget = await put([
      film({
        url: '/pictures/own.mp4',
        playerSettings: { hideControls: true },
        tracks: [
          { ...track, src: '/fr.vtt', srclang: 'fr' },
          { ...track, src: '/en.vtt', srclang: 'en' },
        ],
      }),
    ])
    const tracks = [...(await playerIn(widget)).querySelectorAll('track')]
    expect(tracks.map(({ srclang, default: isShown }) => [srclang, isShown])).to.deep.equal([
      ['fr', false],
      ['en', true],
    ])
  })

  it('that cannot be played is said in the console alone', async () => {
    const said: string[] = []
    const { error } = console
    console.error = (sentence: string) => said.push(sentence)
    try {
      const widget = await put([film({ url: '/pictures/broken.mp4' })])
      await playerIn(widget)
      await until(() => said.some(sentence => sentence.includes('/pictures/broken.mp4')))
      expect(widget.shadowRoot?.querySelector('[role=alert], .notice')).to.equal(null)
    } finally {
      console.error = error
    }
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
