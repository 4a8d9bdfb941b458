import { expect } from 'chai'
import reset from '../../widgets/ui/reset.css?inline'
import tokens from '../../widgets/ui/tokens.css?inline'
import cart from '../screens/cart/cart.css?inline'
import frame from '../shell/frame.css?inline'
import { placeForViews } from '../testing/place-for-views'

describe('the price adjustments of the cart', () => {
  const place = placeForViews(tokens, reset, frame, cart)

  it('A9: have as much room below them as the other parts beside the lines', () => {
    place.show(
      <div className="cartpage">
        <div className="sums">
          <div>Totals</div>
          <section className="sec">
            <span>Adjust price</span>
          </section>
          <div>Your order ships free</div>
        </div>
      </div>,
    )
    const boxOf = (selector: string) => (place.element.querySelector(selector) as Element).getBoundingClientRect()
    const above = boxOf('.sec').top - boxOf('.sums > div').bottom
    expect(boxOf('.sec + div').top - boxOf('.sec > span').bottom).to.equal(above)
  })
})
