import { expect } from 'chai'
import { hearClicks, type Wish } from './clicks'

let wishes: Wish[] = []
hearClicks(async wish => void wishes.push(wish))

const place = document.createElement('div')
document.body.append(place)

beforeEach(() => {
  wishes = []
})

after(() => place.remove())

/** Presses the first element of the markup; says whether the browser would have gone on. */
function press(html: string, init: MouseEventInit = {}): boolean {
  place.innerHTML = html
  const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init })
  // The test's own page stays where it is.
  const stay = (late: Event) => late.preventDefault()
  let goesOn = true
  const note = (late: Event) => {
    goesOn = !late.defaultPrevented
  }
  addEventListener('click', note)
  addEventListener('click', stay)
  ;(place.querySelector('[data-press]') ?? place.firstElementChild)?.dispatchEvent(event)
  removeEventListener('click', note)
  removeEventListener('click', stay)
  return goesOn
}

describe('a press on the page’s own elements', () => {
  it('opens a dialog with its properties', () => {
    expect(
      press('<button data-till-open="quick-shop" data-till-product="P1" data-till-close-after-add="true">'),
    ).to.equal(false)
    expect(wishes).to.deep.equal([{ open: 'quick-shop', props: { product: 'P1', closeAfterAdd: 'true' } }])
  })

  it('adds a variant to the cart, from a link whose words were pressed', () => {
    press('<a href="/p" data-till-add="P1" data-till-variant="U1" data-till-qty="2"><b data-press>Add</b></a>')
    expect(wishes).to.deep.equal([{ add: { productId: 'P1', upc: 'U1', qty: 2 } }])
  })

  it('asks for the variant where none is named', () => {
    press('<a href="/p" data-till-add="P1">Add</a>')
    expect(wishes).to.deep.equal([{ open: 'quick-shop', props: { product: 'P1' } }])
  })

  it('leaves alone what is not ours, what the page prevented, and links to be opened elsewhere', () => {
    expect(press('<a href="/p">Read</a>')).to.equal(true)
    expect(press('<a href="/p" data-till-add="P1">Add</a>', { ctrlKey: true })).to.equal(true)
    expect(press('<a href="/p" data-till-add="P1">Add</a>', { button: 1 })).to.equal(true)
    press('<a href="/p" data-till-add="P1" onclick="event.preventDefault()">Add</a>')
    expect(wishes).to.deep.equal([])
  })

  it('T25: works in a form whose fields hide the form’s own methods', () => {
    press('<form data-till-open="mini-cart" data-press><input name="closest"><input name="dataset"></form>')
    expect(wishes).to.deep.equal([{ open: 'mini-cart', props: {} }])
  })
})
