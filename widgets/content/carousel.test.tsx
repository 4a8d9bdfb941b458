import { expect } from 'chai'
import { startShop, theServiceAnswers } from '../testing/the-service'
import { aFragment } from '../../core/testing/a-fragment'
import { clearWidgets, putWidget } from '../testing/put-widget'
import { all, see, until } from '../testing/see'
import ContentElement from './content.widget'

const FRAGMENT = 'GET /:mode/caas/v1/canvas/fragment/:fragmentId'
const card = (title: string) => ({ type: 'linked-card', title, mediaTarget: { url: '/en-us/c/run-4010' } })
const six = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(card)

let fragments = 0
let running: Promise<unknown> | undefined
const start = () => (running ??= startShop())

async function put(arrangement: object, { items = six as readonly object[], dir = 'ltr', width = 600 } = {}) {
  const breakpoints = { sm: { type: 'carousel', slideWidth: 250, ...arrangement } }
  const collection = { type: 'collection', title: 'Where to run', items, breakpoints }
  theServiceAnswers({ [FRAGMENT]: aFragment([collection]) })
  const markup = `<div dir="${dir}" style="width: ${width}px"><till-content fragment="c${++fragments}"></till-content></div>`
  const place = await putWidget(ContentElement, markup, start)
  const widget = place.querySelector('till-content') as InstanceType<typeof ContentElement>
  await widget.updateComplete
  await widget.arrive()
  const row = await until(() => widget.shadowRoot?.querySelector<HTMLElement>('.slides'))
  return { widget, row }
}

const isNamed = (now: string) =>
  until(() => all('button', now)[0]?.getAttribute('aria-current') === 'true', `The dot is not ${now}`)

afterEach(clearWidgets)

describe('a carousel', () => {
  it('goes by its arrows, which are pale at its ends', async () => {
    const { row } = await put({})
    const back = await see('button', 'Back')
    const forward = await see('button', 'Forward')
    expect(back.getAttribute('aria-disabled')).to.equal('true')
    forward.click()
    await until(() => row.scrollLeft > 200)
    await isNamed('Where to run, slide 2 of 5')
    expect(back.getAttribute('aria-disabled')).to.equal(null)
    ;(await see('button', 'Where to run, slide 5 of 5')).click()
    await until(() => forward.getAttribute('aria-disabled') === 'true')
  })

  it('goes on with the first slide where it loops', async () => {
    const { row } = await put({ loop: true })
    ;(await see('button', 'Back')).click()
    await isNamed('Where to run, slide 5 of 5')
    ;(await see('button', 'Forward')).click()
    await until(() => row.scrollLeft < 2)
  })

  it('follows a hand that scrolls', async () => {
    const { row } = await put({})
    row.scrollTo({ left: 540, behavior: 'instant' })
    await isNamed('Where to run, slide 3 of 5')
  })

  it('runs the other way from right to left', async () => {
    const { row } = await put({}, { dir: 'rtl' })
    if (getComputedStyle(row).direction !== 'rtl') row.style.direction = 'rtl'
    ;(await see('button', 'Forward')).click()
    await until(() => row.scrollLeft < -200)
  })

  it('has no arrows and dots where all of it is in view', async () => {
    const { row } = await put({}, { items: six.slice(0, 2), width: 600 })
    expect(row.scrollWidth).to.be.at.most(row.clientWidth)
    expect(all('button')).to.deep.equal([])
  })

  it('plays by itself until it is paused, by a button that comes first', async () => {
    const { row } = await put({ autoplay: true, autorotateTime: 0.4 })
    await until(() => row.scrollLeft > 200)
    expect(row.getAttribute('aria-live')).to.equal('off')
    const pause = await see('button', 'Pause the slides')
    expect(all('button')[0]).to.equal(pause)
    pause.click()
    await see('button', 'Play the slides')
    expect(row.getAttribute('aria-live')).to.equal('polite')
  })

  it('is a grid where the breakpoint says so, or its name, at medium width', async () => {
    const breakpoints = { sm: { type: 'carousel' } }
    const collection = { type: 'collection', name: 'Six [stacked]', title: 'Where to run', items: six, breakpoints }
    theServiceAnswers({ [FRAGMENT]: aFragment([collection]) })
    const markup = `<div style="width: 800px"><till-content fragment="c${++fragments}"></till-content></div>`
    const place = await putWidget(ContentElement, markup, start)
    const widget = place.querySelector('till-content') as InstanceType<typeof ContentElement>
    await widget.arrive()
    await until(() => widget.shadowRoot?.querySelector('.grid'))
    place.style.width = '400px'
    await until(() => widget.shadowRoot?.querySelector('.slides'))
  })
})
