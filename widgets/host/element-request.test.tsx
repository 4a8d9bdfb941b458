import { expect } from 'chai'
import { requestOf } from './element-request'

function asked(html: string) {
  const place = document.createElement('div')
  place.innerHTML = html
  return requestOf(place.querySelector('[data-till-open], [data-till-add]') as Element)
}

describe('what a page’s own element asks for', () => {
  it('is a dialog with its properties', () => {
    const html = '<button data-till-open="quick-shop" data-till-product="P1" data-till-close-after-add="true">'
    expect(asked(html)).to.deep.equal({ open: 'quick-shop', props: { product: 'P1', closeAfterAdd: 'true' } })
  })

  it('is a variant for the cart', () => {
    const html = '<a href="/p" data-till-add="P1" data-till-variant="U1" data-till-qty="2">Add</a>'
    expect(asked(html)).to.deep.equal({ add: { productId: 'P1', upc: 'U1', qty: 2, reserve: false } })
  })

  it('is a variant that is to be held at once', () => {
    const html = '<a href="/p" data-till-add="P1" data-till-variant="U1" data-till-reserve>Add</a>'
    expect(asked(html)).to.deep.equal({ add: { productId: 'P1', upc: 'U1', qty: 1, reserve: true } })
  })

  it('is the choice of a variant where none is named', () => {
    expect(asked('<a href="/p" data-till-add="P1">Add</a>')).to.deep.equal({
      open: 'quick-shop',
      props: { product: 'P1' },
    })
  })

  it('is the product of the quick shop that it stands in', () => {
    const place = document.createElement('div')
    place.innerHTML = '<till-quick-shop product="P1"><a href="/p"><b>Choose</b></a></till-quick-shop>'
    const request = requestOf(place.querySelector('b') as Element)
    expect(request).to.deep.equal({ open: 'quick-shop', props: { product: 'P1' } })
  })

  it('M5: is named by a spot of a drawing, too', () => {
    const spot = '<circle r="9" data-till-open="quick-shop" data-till-product="P1" data-till-close-after-add />'
    expect(asked(`<svg viewBox="0 0 20 20">${spot}</svg>`)).to.deep.equal({
      open: 'quick-shop',
      props: { product: 'P1', closeAfterAdd: '' },
    })
  })

  it('T25: is read from a form whose fields hide the form’s own methods', () => {
    const html =
      '<form data-till-open="mini-cart"><input name="getAttribute"><input name="getAttributeNames"><input name="attributes"></form>'
    expect(asked(html)).to.deep.equal({ open: 'mini-cart', props: {} })
  })
})
