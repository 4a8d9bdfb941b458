import { expect } from 'chai'
import { Provider } from 'effector-react'
import { cartAnswered } from '../../../core/cart'
import { aReadyCart } from '../../../core/testing/an-order'
import { refuse, shopFor } from '../../../core/testing/shop-for'
import { see, until } from '../../../widgets/testing/see'
import { SellingBar } from '../../in-store/selling-bar'
import { placeForViews } from '../../testing/place-for-views'
import { Choice } from './choice'

const end = 'DELETE /consumers-v3/consumer/agent/sale'

describe('the choice of a store', () => {
  const place = placeForViews()

  it('A9: says that the bag holds things from before, and empties it after a question', async () => {
    const { scope, press, callsTo } = await shopFor({
      'GET /utilities/stores': { stores: [] },
      [end]: refuse(500, 'GEN500'),
    })
    place.show(
      <Provider value={scope}>
        <SellingBar />
        <Choice />
      </Provider>,
    )
    await press(cartAnswered, aReadyCart())
    await until(() => place.element.textContent?.includes('The bag still holds items from before.'), 'Nothing is said')
    const ask = await see('button', 'Empty the bag', place.element)
    ask.click()
    const question = await see('dialog', 'Empty the bag?')
    expect(callsTo(end)).to.deep.equal([])
    const sure = await see('button', 'Empty the bag', question)
    sure.click()
    await until(() => question.querySelector('.notice.danger'), 'It is not said that the bag was not emptied')
    expect(callsTo(end)).to.have.length(1)
    const keep = await see('button', 'Keep the bag', question)
    keep.click()
    await until(() => !document.querySelector('[role=dialog][open], dialog[open]'), 'The question stays')
    expect(place.element.textContent).to.include('The bag still holds items from before.')
  })
})
