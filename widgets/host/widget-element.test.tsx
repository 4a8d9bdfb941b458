import { expect } from 'chai'
import { loaderParts } from '../testing/loader-parts'
import { testPage } from '../testing/put-widget'
import { textOf } from '../testing/see'
import { flag, number, text } from './attributes'
import { defineWidget } from './define-widget'
import { givePage } from './page'
import { register } from './register'

givePage({ ...loaderParts, config: testPage, start: async () => {} })

let paintings = 0

const attributes = {
  label: text('What it is called.', 'Bell'),
  pitchHz: number('How high it sounds.', 440),
  isMute: flag('Makes no sound.'),
}

const bell = (tag: `till-${string}`) =>
  defineWidget({
    tag,
    about: 'A bell.',
    attributes,
    styles: [],
    shell: (place, _page, { label, pitchHz, isMute }) => {
      paintings += 1
      place.replaceChildren(`${label} at ${pitchHz + 1}${isMute ? ', mute' : ''}`)
    },
    view: async () => ({ View: () => null, styles: [] }),
    runs: 'touch',
  })

const Bell = bell('till-bell')
await register('till-bell', async () => ({ default: Bell }))

type Element = InstanceType<typeof Bell>

const places: HTMLElement[] = []

function put(html: string): Element {
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  places.push(place)
  return place.firstElementChild as Element
}

async function shown(element: Element): Promise<string> {
  await element.updateComplete
  return textOf(element.shadowRoot ?? element)
}

afterEach(() => {
  for (const place of places.splice(0)) place.remove()
})

describe('an element’s properties and attributes', () => {
  it('are what the markup says, each of its kind, and leave no attribute where it says nothing', async () => {
    const told = put('<till-bell label="" pitch-hz="220.5" is-mute="false"></till-bell>')
    expect([told.label, told.pitchHz, told.isMute]).to.deep.equal(['', 220.5, true])
    expect(await shown(told)).to.equal('at 221.5, mute')
    const silent = put('<till-bell></till-bell>')
    expect([silent.label, silent.pitchHz, silent.isMute]).to.deep.equal(['Bell', 440, false])
    expect(await shown(silent)).to.equal('Bell at 441')
    expect(silent.getAttributeNames()).to.deep.equal([])
  })

  it('follow each other, whichever is written', async () => {
    const element = put('<till-bell></till-bell>')
    Object.assign(element, { label: 'Gong', pitchHz: 55, isMute: true })
    expect(await shown(element)).to.equal('Gong at 56, mute')
    expect(['label', 'pitch-hz', 'is-mute'].map(name => element.getAttribute(name))).to.deep.equal(['Gong', '55', ''])
    element.setAttribute('pitch-hz', '110')
    element.isMute = false
    expect(await shown(element)).to.equal('Gong at 111')
    expect([element.pitchHz, element.hasAttribute('is-mute')]).to.deep.equal([110, false])
  })

  it('are shown as at first when the attribute is taken off, or the property made null or undefined', async () => {
    const element = put('<till-bell label="Gong" pitch-hz="55" is-mute></till-bell>')
    await element.updateComplete
    element.removeAttribute('label')
    Object.assign(element, { pitchHz: undefined, isMute: null })
    expect(element.label).to.equal('Bell')
    expect(await shown(element)).to.equal('Bell at 441')
    expect(element.getAttributeNames()).to.deep.equal([])
  })

  it('are shown once however many change at once, and not at all where nothing does', async () => {
    const element = put('<till-bell></till-bell>')
    await element.updateComplete
    const before = paintings
    element.label = 'Gong'
    element.setAttribute('is-mute', '')
    element.pitchHz = 1
    element.pitchHz = 2
    expect(paintings).to.equal(before)
    expect(await shown(element)).to.equal('Gong at 3, mute')
    expect(paintings).to.equal(before + 1)
    element.pitchHz = 2
    element.setAttribute('label', 'Gong')
    await element.updateComplete
    expect(paintings).to.equal(before + 1)
  })

  it('write an attribute once for each time that a property is set', async () => {
    const element = put('<till-bell></till-bell>')
    await element.updateComplete
    const seen: (string | null)[] = []
    const watch = new MutationObserver(all => seen.push(...all.map(({ attributeName }) => attributeName)))
    watch.observe(element, { attributes: true })
    element.label = 'Gong'
    await element.updateComplete
    expect([...seen, ...watch.takeRecords().map(({ attributeName }) => attributeName)]).to.deep.equal(['label'])
  })

  it('are shown as what they are declared to be, whatever a script has set', async () => {
    const element = put('<till-bell></till-bell>')
    Object.assign(element, { label: 7, pitchHz: '55', isMute: 'yes' })
    expect(await shown(element)).to.equal('7 at 56, mute')
  })

  it('may be set on an element that is not on a page yet, which is shown when it comes there', async () => {
    const element = document.createElement('till-bell') as Element
    element.label = 'Gong'
    let isShown = false
    void element.updateComplete.then(() => {
      isShown = true
    })
    await new Promise(requestAnimationFrame)
    expect(isShown).to.equal(false)
    expect(element.shadowRoot).to.equal(null)
    const place = put('<p></p>')
    place.append(element)
    expect(await shown(element)).to.equal('Gong at 441')
    expect(await shown(place.appendChild(element.cloneNode() as Element))).to.equal('Gong at 441')
  })

  it('take what was set before the script came, before what the markup says', async () => {
    const early = put('<till-early-bell label="Markup" pitch-hz="7"></till-early-bell>')
    Object.assign(early, { label: 'Script', isMute: true })
    await register('till-early-bell', async () => ({ default: bell('till-early-bell') }))
    expect([early.label, early.pitchHz, early.isMute]).to.deep.equal(['Script', 7, true])
    expect(await shown(early)).to.equal('Script at 8, mute')
    early.label = 'Later'
    expect(await shown(early)).to.equal('Later at 8, mute')
    expect(early.getAttribute('label')).to.equal('Later')
  })
})
