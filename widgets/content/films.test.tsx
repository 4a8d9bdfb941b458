import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { aFragment } from '../../core/testing/a-fragment'
import { expectAccessible } from '../testing/axe'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { all, see, until } from '../testing/see'
import { startShop, theServiceAnswers } from '../testing/the-service'
import ContentElement from './content.widget'

const FRAGMENT = 'GET /:mode/caas/v1/canvas/fragment/:fragmentId'
const bare = { hideControls: true }

let fragments = 0
let running: Promise<unknown> | undefined
const start = () => (running ??= startShop())

const film = (name: string, playerSettings: object = {}) => ({
  video: { url: `/pictures/${name}.mp4`, alt: name, width: 320, height: 180, playerSettings },
})

async function put(...blocks: object[]) {
  theServiceAnswers({ [FRAGMENT]: aFragment(blocks) })
  const place = await putWidget(
    ContentElement,
    `<div><till-content fragment="f${++fragments}"></till-content></div>`,
    start,
  )
  const widget = place.querySelector('till-content') as InstanceType<typeof ContentElement>
  await widget.updateComplete
  await widget.arrive()
  const root = widget.shadowRoot as ShadowRoot
  return { widget, root, place, player: () => playerIn(root) }
}

const playerIn = (root: ShadowRoot) => until(() => root.querySelector<HTMLVideoElement>('video[src]'), 'No player')

/** What a press in the middle of it reaches. */
function underneath(element: Element): Element | null {
  element.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return (element.getRootNode() as ShadowRoot).elementFromPoint(left + width / 2, top + height / 2)
}

const { play, pause } = HTMLMediaElement.prototype

afterEach(async () => {
  Object.assign(HTMLMediaElement.prototype, { play, pause })
  clearWidgets()
  await setViewport({ width: 800, height: 600 })
})

describe('J10: a film', () => {
  it('is another player where another film is at another width', async () => {
    const { place, root } = await put({ type: 'media', media: { sm: film('narrow', bare), md: film('wide', bare) } })
    const named = (name: string) =>
      until(() => root.querySelector<HTMLVideoElement>(`video[src][aria-label=${name}]`), `No player of ${name}`)
    place.style.width = '400px'
    const narrow = await named('narrow')
    place.style.width = '700px'
    await named('wide')
    expect(narrow.isConnected).to.equal(false)
  })

  for (const [where, block] of [
    ['in a card', { type: 'linked-card', title: 'Long runs', mediaTarget: { url: '#runs' } }],
    ['in a card with its words below', { type: 'multi-link-card', title: 'Runs', targets: [{ url: '#a', text: 'A' }] }],
    ['in a banner', { type: 'standard-banner', title: 'Autumn' }],
    ['by itself', { type: 'media' }],
    [
      'in an article',
      { type: 'article-page', title: 'Hills', articleId: 'a', siteId: 's', url: '/a', richText: '<p>Up.</p>' },
    ],
  ] as const) {
    it(`${where} has a button on it that can be pressed`, async () => {
      const { root, player } = await put({ ...block, media: { sm: film('runs', bare) } })
      const button = await see('button', /the video$/, root)
      const [place, whole] = [button.getBoundingClientRect(), (await player()).getBoundingClientRect()]
      expect(button.contains(underneath(button))).to.equal(true)
      expect([place.bottom <= whole.bottom, place.right <= whole.right, place.top > whole.top]).to.deep.equal([
        ...[true, true, true],
      ])
    })
  }

  it('has its own shape from the start, whatever its poster’s', async () => {
    const { player } = await put({ type: 'media', media: { sm: film('runs') } })
    expect(getComputedStyle(await player()).aspectRatio).to.equal('320 / 180')
  })

  it('with controls has the words of a card below it, whatever place was chosen for them', async () => {
    const { root, player } = await put({
      ...{ type: 'linked-card', title: 'Long runs', mediaTarget: { url: '#runs' } },
      media: { sm: film('runs') },
    })
    const words = (await see('heading', 'Long runs', root)).getBoundingClientRect()
    expect(words.top).to.be.at.least((await player()).getBoundingClientRect().bottom)
    expect(underneath(await player()) === (await player())).to.equal(true)
  })

  it('says how long it is until it plays, and one that plays by itself does not', async () => {
    const lasting = (seconds: number, settings: object = {}) => {
      const { video } = film('runs', settings)
      return { type: 'media', media: { sm: { video: { ...video, duration: seconds } } } }
    }
    const { root, place, player } = await put(
      lasting(92, bare),
      lasting(32),
      lasting(31, { autoplay: true }),
      lasting(0),
    )
    place.style.width = '200px'
    await until(() => root.querySelectorAll('video[src]').length === 4, 'No players')
    const said = () => [...root.querySelectorAll('.lasts')].map(({ textContent }) => textContent)
    expect(said()).to.deep.equal(['1:32Length: 1 minute, 32 seconds', '0:32Length: 32 seconds'])
    await expectAccessible(root.host)
    ;(await player()).dispatchEvent(new Event('play'))
    await until(() => said().length === 1, 'It is still said of the film that plays')
  })

  it('plays in the last slide, too, where all of them are in view', async () => {
    const asked: string[] = []
    HTMLMediaElement.prototype.play = async function (this: HTMLMediaElement) {
      asked.push(`play ${this.ariaLabel}`)
    }
    const items = ['one', 'two', 'three'].map(name => ({
      type: 'media',
      media: { sm: film(name, { autoplay: true }) },
    }))
    const breakpoints = { sm: { type: 'carousel', slideWidth: 180, slidePadding: 20 } }
    const { place } = await put({ type: 'collection', isFullWidth: true, items, breakpoints })
    place.style.width = '580px'
    await until(() => asked.includes('play one') && asked.includes('play three'), 'The last one stands still')
  })

  it('that the shopper stopped does not play again when its slide returns', async () => {
    const asked: string[] = []
    Object.assign(HTMLMediaElement.prototype, {
      play(this: HTMLMediaElement) {
        asked.push(`play ${this.ariaLabel}`)
        this.dispatchEvent(new Event('play'))
        return Promise.resolve()
      },
      pause(this: HTMLMediaElement) {
        asked.push(`pause ${this.ariaLabel}`)
        this.dispatchEvent(new Event('pause'))
      },
    })
    const items = ['one', 'two', 'three', 'four'].map(name => ({
      type: 'media',
      media: { sm: film(name, { autoplay: true, hideControls: true }) },
    }))
    const { root } = await put({
      type: 'collection',
      title: 'Films',
      items,
      breakpoints: { sm: { type: 'carousel', slideWidth: 400 } },
    })
    await until(() => asked.includes('play one'))
    ;(await see('button', 'Pause the video', root)).click()
    await until(() => asked.includes('pause one'))
    asked.length = 0
    ;(await see('button', 'Forward')).click()
    await until(() => asked.includes('pause one'))
    ;(await see('button', 'Back')).click()
    await until(() => asked.includes('play two') && asked.includes('pause two'))
    expect(asked).not.to.include('play one')
  })

  it('that plays by itself has the browser’s controls, unless its editors hide them', async () => {
    const { root, player } = await put({ type: 'media', media: { sm: film('shown', { autoplay: true }) } })
    expect((await player()).controls).to.equal(true)
    const button = await see('button', /the video$/, root)
    const [place, whole] = [button.getBoundingClientRect(), (await player()).getBoundingClientRect()]
    expect(place.bottom).to.be.below(whole.top + whole.height / 2)
  })

  it('without controls is under its link, and never in it', async () => {
    const { widget, root, player } = await put({
      type: 'media',
      media: { sm: film('hills', bare) },
      mediaTarget: { url: '#hills', text: 'Up the hills' },
    })
    const link = await see('link', 'Up the hills', root)
    expect([link.contains(await player()), underneath(await player()) === link]).to.deep.equal([false, true])
    const button = await see('button', /the video$/, root)
    expect(button.contains(underneath(button))).to.equal(true)
    await expectAccessible(widget)
  })

  it('with controls is beside its link, and can be pressed', async () => {
    const { widget, root, player } = await put({
      type: 'media',
      media: { sm: film('hills') },
      mediaTarget: { url: '#hills', text: 'Up the hills' },
    })
    const link = await see('link', 'Up the hills', root)
    expect(link.contains(underneath(link))).to.equal(true)
    expect(underneath(await player()) === (await player())).to.equal(true)
    await expectAccessible(widget)
  })

  it('with controls can be pressed in a block that leads to one place', async () => {
    const { root, player } = await put({
      ...{ type: 'linked-card', title: 'Long runs', responsiveLayout: { sm: { layout: 'below' } } },
      media: { sm: film('runs') },
      mediaTarget: { url: '#runs' },
    })
    expect(underneath(await player()) === (await player())).to.equal(true)
    expect(all('link', 'Long runs', root)).to.have.length(1)
  })

  for (const [where, block] of [
    ['a card whose words are', { type: 'linked-card' }],
    ['a banner whose panel is', { type: 'overlay-banner', linkType: 'No-CTA', overlayWidth: 'xs', alignment: 'right' }],
  ] as const) {
    it(`without controls is under the link of ${where} on it`, async () => {
      const { root, player } = await put({
        ...{ ...block, title: 'Long runs', mediaTarget: { url: '#runs' } },
        media: { sm: film('runs', bare) },
      })
      const link = await see('link', 'Long runs', root)
      expect(underneath(await player()) === link).to.equal(true)
    })
  }
})
