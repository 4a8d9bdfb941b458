import { expect } from 'chai'
import { until } from '../testing/see'
import { adoptSheets } from './sheets'

const sheet = ':host{color-scheme:inherit;color:light-dark(rgb(1 2 3 / 1),#040506)}'
const light = 'rgb(1, 2, 3)'
const dark = 'rgb(4, 5, 6)'
const { supports } = CSS

let host: HTMLElement

const colour = () => getComputedStyle(host).color

async function dressedIn(expected: string): Promise<ShadowRoot> {
  const root = host.attachShadow({ mode: 'open' })
  adoptSheets(root, [sheet])
  await until(() => colour() === expected)
  return root
}

beforeEach(() => {
  CSS.supports = (...asked: string[]) => !asked.join().includes('light-dark') && Reflect.apply(supports, CSS, asked)
  host = document.createElement('div')
  document.body.append(host)
})

afterEach(() => {
  CSS.supports = supports
  document.documentElement.style.colorScheme = ''
  host.remove()
})

describe('the colours of a browser without light-dark()', () => {
  it('are the light ones on a page that says nothing', async () => {
    await dressedIn(light)
  })

  it('are those of the page’s color-scheme, and follow it', async () => {
    document.documentElement.style.colorScheme = 'dark'
    await dressedIn(dark)
    document.documentElement.style.colorScheme = 'light'
    await until(() => colour() === light)
  })

  it('are those of the element’s own color-scheme', async () => {
    host.style.colorScheme = 'dark'
    await dressedIn(dark)
    host.style.colorScheme = 'light'
    await until(() => colour() === light)
  })

  it('follow a scheme that changed while the element was not shown', async () => {
    await dressedIn(light)
    host.hidden = true
    document.documentElement.style.colorScheme = 'dark'
    host.hidden = false
    await until(() => colour() === dark)
  })

  it('are chosen for each sheet that is put on later', async () => {
    document.documentElement.style.colorScheme = 'dark'
    const root = await dressedIn(dark)
    adoptSheets(root, [sheet, ':host{background:light-dark(#fff,#040506)}'])
    await until(() => getComputedStyle(host).backgroundColor === dark)
  })

  it('leave nothing of the page’s to hear', async () => {
    const received: Event[] = []
    const hear = (event: Event) => received.push(event)
    addEventListener('transitionend', hear)
    await dressedIn(light)
    document.documentElement.style.colorScheme = 'dark'
    await until(() => colour() === dark)
    removeEventListener('transitionend', hear)
    expect(received).to.deep.equal([])
  })
})
