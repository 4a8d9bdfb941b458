import { expect } from 'chai'
import { until } from '../widgets/testing/see'
import { listenForClicks } from './clicks'

let asked: Element[] = []
let refusal: object | undefined
let left = 0
listenForClicks(
  async asking => {
    asked.push(asking)
    if (refusal) throw refusal
  },
  () => {
    left += 1
  },
)

const place = document.createElement('div')
document.body.append(place)

beforeEach(() => {
  asked = []
  refusal = undefined
  left = 0
})

after(() => place.remove())

/** Presses an element of the markup; says whether the browser would have gone on. */
function press(html: string, init: MouseEventInit = {}): boolean {
  place.innerHTML = html
  const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init })
  let goesOn = true
  // The test's own page stays where it is.
  const note = (late: Event) => {
    goesOn = !late.defaultPrevented
    late.preventDefault()
  }
  addEventListener('click', note)
  ;(place.querySelector('[data-press]') ?? place.firstElementChild)?.dispatchEvent(event)
  removeEventListener('click', note)
  return goesOn
}

describe('a press on the page’s own elements', () => {
  it('is received, whatever of the element was pressed, and the link does not go', () => {
    expect(press('<a href="/p" data-till-add="P1"><b data-press>Add</b></a>')).to.equal(false)
    expect(asked[0]?.localName).to.equal('a')
    press('<button data-till-open="mini-cart">')
    expect(asked).to.have.length(2)
  })

  it('is received on a link of the page in a quick shop that has not loaded, and not once it has', () => {
    const html = '<till-quick-shop product="P1"><a href="/p"><b data-press>Choose</b></a></till-quick-shop>'
    expect(press(html)).to.equal(false)
    expect(asked[0]?.closest('till-quick-shop')).to.equal(place.firstElementChild)
    customElements.define('till-quick-shop', class extends HTMLElement {})
    expect(press(html)).to.equal(true)
    expect(asked).to.have.length(1)
  })

  it('M5: is received in a shadow root of the page’s own, and on what holds one', () => {
    const pressIn = (html: string, inside: string) => {
      place.innerHTML = html
      const root = (place.querySelector('div') as Element).attachShadow({ mode: 'open' })
      root.innerHTML = inside
      const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true })
      root.querySelector('[data-press]')?.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(pressIn('<div></div>', '<button data-till-open="mini-cart"><i data-press></i></button>')).to.equal(true)
    expect(pressIn('<button data-till-add="P1"><div></div></button>', '<i data-press></i>')).to.equal(true)
    const nameOf = (element: Element) => element.getAttribute('data-till-open') ?? element.getAttribute('data-till-add')
    expect(asked.map(nameOf)).to.deep.equal(['mini-cart', 'P1'])
  })

  it('is received on a component of the page that is in a shadow root and has one', () => {
    place.innerHTML = '<div></div>'
    const app = (place.firstElementChild as Element).attachShadow({ mode: 'open' })
    app.innerHTML = '<div data-till-open="mini-cart"></div>'
    const component = (app.firstElementChild as Element).attachShadow({ mode: 'open' })
    component.innerHTML = '<button><i></i></button>'
    const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true })
    component.querySelector('i')?.dispatchEvent(event)
    expect([event.defaultPrevented, asked[0]?.getAttribute('data-till-open')]).to.deep.equal([true, 'mini-cart'])
  })

  it('M5: is received on a spot of a drawing, whose link is followed where what it asks for cannot be had', async () => {
    refusal = new TypeError('a file that is gone')
    const spot = '<circle r="9" data-press data-till-add="P1" />'
    expect(press(`<svg viewBox="0 0 20 20"><a href="#spot">${spot}</a></svg>`)).to.equal(false)
    expect(asked[0]?.localName).to.equal('circle')
    await until(() => location.hash === '#spot')
    history.replaceState(null, '', location.pathname + location.search)
    expect(left).to.equal(0)
  })

  it('is left alone where it is not for us, where the page prevented it, and where a link opens elsewhere', () => {
    expect(press('<a href="/p">Read</a>')).to.equal(true)
    expect(press('<a href="/p" data-till-add="P1">Add</a>', { ctrlKey: true })).to.equal(true)
    expect(press('<a href="/p" data-till-add="P1">Add</a>', { button: 1 })).to.equal(true)
    press('<a href="/p" data-till-add="P1" onclick="event.preventDefault()">Add</a>')
    expect(asked).to.deep.equal([])
  })

  it('leads to the shop’s own pages where what it asks for cannot be had and it is no link, unless its developer erred', async () => {
    refusal = new TypeError('a file that is gone')
    press('<button data-till-open="mini-cart">')
    await until(() => left === 1)
    refusal = { code: 'usage' }
    press('<button data-till-open="nonsense">')
    await new Promise(requestAnimationFrame)
    expect(left).to.equal(1)
  })

  it('T25: is received in a form whose fields hide the form’s own methods', () => {
    press('<form data-till-open="mini-cart" data-press><input name="closest"></form>')
    expect(asked).to.have.length(1)
  })
})
