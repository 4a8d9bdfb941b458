import { expect } from 'chai'
import { keepFocusIn } from './keep-focus'

const place = document.createElement('div')
const stops: (() => void)[] = []

function list(names: readonly string[]) {
  place.innerHTML = `<button>Close</button><ul>${names.map(name => `<li><button>More</button><button class="link">Remove ${name}</button></li>`).join('')}</ul>`
  document.body.append(place)
  return place.querySelector('ul') as HTMLElement
}

const focused = () => document.activeElement?.textContent

describe('the focus of what is removed', () => {
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
    place.remove()
  })

  it('goes to what takes its place, and to the one before it at the end', async () => {
    const lines = list(['shoe', 'socks'])
    stops.push(keepFocusIn(place))
    for (const left of ['Remove socks', 'Close']) {
      lines.querySelector<HTMLElement>('.link')?.focus()
      lines.firstElementChild?.remove()
      await new Promise(requestAnimationFrame)
      expect(focused()).to.equal(left)
    }
  })

  it('X2: goes there as well where it left before anybody watched', () => {
    const lines = list(['shoe', 'socks', 'cap'])
    ;[...lines.querySelectorAll<HTMLElement>('.link')][1]?.focus()
    lines.children[1]?.remove()
    stops.push(keepFocusIn(place, [lines, 1]))
    expect(focused()).to.equal('Remove cap')
  })

  it('is left where it is', () => {
    const lines = list(['shoe'])
    place.querySelector('button')?.focus()
    stops.push(keepFocusIn(place, [lines, 0]))
    expect(focused()).to.equal('Close')
  })
})
