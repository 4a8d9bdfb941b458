import { expect } from 'chai'
import { hearClicks } from './clicks'

let asked: HTMLElement[] = []
hearClicks(async asking => {
  asked.push(asking)
})

const place = document.createElement('div')
document.body.append(place)

beforeEach(() => {
  asked = []
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
  it('is heard, whatever of the element was pressed, and the link does not go', () => {
    expect(press('<a href="/p" data-till-add="P1"><b data-press>Add</b></a>')).to.equal(false)
    expect(asked[0]?.localName).to.equal('a')
    press('<button data-till-open="mini-cart">')
    expect(asked).to.have.length(2)
  })

  it('is left alone where it is not for us, where the page prevented it, and where a link opens elsewhere', () => {
    expect(press('<a href="/p">Read</a>')).to.equal(true)
    expect(press('<a href="/p" data-till-add="P1">Add</a>', { ctrlKey: true })).to.equal(true)
    expect(press('<a href="/p" data-till-add="P1">Add</a>', { button: 1 })).to.equal(true)
    press('<a href="/p" data-till-add="P1" onclick="event.preventDefault()">Add</a>')
    expect(asked).to.deep.equal([])
  })

  it('T25: is heard in a form whose fields hide the form’s own methods', () => {
    press('<form data-till-open="mini-cart" data-press><input name="closest"></form>')
    expect(asked).to.have.length(1)
  })
})
