import { expect } from 'chai'
import { eachInItsOwnShop, put } from '../testing/bag'

eachInItsOwnShop()

it('of a page’s styles for an element of ours only `hidden` has an effect', async () => {
  const widget = await put()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    'till-mini-cart { margin: 40px !important; position: absolute !important; display: none !important }',
  )
  document.adoptedStyleSheets.push(sheet)
  try {
    const { display, margin, position } = getComputedStyle(widget)
    expect({ display, margin, position }).to.deep.equal({ display: 'inline-block', margin: '0px', position: 'static' })
    widget.hidden = true
    expect(getComputedStyle(widget).display).to.equal('none')
  } finally {
    document.adoptedStyleSheets.pop()
  }
})
