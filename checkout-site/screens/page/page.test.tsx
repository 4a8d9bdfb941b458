import { expect } from 'chai'
import reset from '../../../widgets/ui/reset.css?inline'
import tokens from '../../../widgets/ui/tokens.css?inline'
import { placeForViews } from '../../testing/place-for-views'
import css from './page.css?inline'
import { PageText } from './page-text'

describe('a page of text', () => {
  const place = placeForViews(tokens, reset, css)

  it('J14: breaks a long address rather than being wider than a narrow window', () => {
    place.element.style.inlineSize = '160px'
    place.show(<PageText title="Contact us" paragraphs={['Write to customers@northlane.example with your number.']} />)
    expect(place.element.scrollWidth).to.equal(160)
  })
})
