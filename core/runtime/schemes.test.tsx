import { expect } from 'chai'
import { until } from '../../widgets/testing/see'
import { adoptSheets } from './adopt-sheets'

const sheet = ':host{color-scheme:inherit;color:light-dark(rgb(1 2 3 / 1),#040506)}'
const light = 'rgb(1, 2, 3)'
const dark = 'rgb(4, 5, 6)'
const { supports } = CSS

let host: HTMLElement

const colour = () => getComputedStyle(host).color

function dressed(): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' })
  adoptSheets(root, [sheet])
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
  it('are the light ones on a page that says nothing', () => {
    dressed()
    expect(colour()).to.equal(light)
  })

  it('are those of the page’s color-scheme from the first paint on, and follow it', async () => {
    document.documentElement.style.colorScheme = 'dark'
    dressed()
    expect(colour()).to.equal(dark)
    document.documentElement.style.colorScheme = 'light'
    await until(() => colour() === light)
  })

  it('are those of the element’s own color-scheme', async () => {
    host.style.colorScheme = 'dark'
    dressed()
    expect(colour()).to.equal(dark)
    host.style.colorScheme = 'light'
    await until(() => colour() === light)
  })

  it('follow a scheme that changed while the element was not shown', async () => {
    dressed()
    host.hidden = true
    document.documentElement.style.colorScheme = 'dark'
    host.hidden = false
    await until(() => colour() === dark)
  })

  it('are chosen for each sheet that is put on later', () => {
    document.documentElement.style.colorScheme = 'dark'
    const root = dressed()
    adoptSheets(root, [sheet, ':host{background:light-dark(#fff,#040506)}'])
    expect(getComputedStyle(host).backgroundColor).to.equal(dark)
  })

  it('leave nothing of the page’s to hear', async () => {
    const heard: Event[] = []
    const hear = (event: Event) => heard.push(event)
    addEventListener('transitionend', hear)
    dressed()
    document.documentElement.style.colorScheme = 'dark'
    await until(() => colour() === dark)
    removeEventListener('transitionend', hear)
    expect(heard).to.deep.equal([])
  })
})
