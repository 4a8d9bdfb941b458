import { expect } from 'chai'
import { Provider } from 'effector-react'
import { aProfile, anAddressOf } from '../../../core/testing/a-profile'
import { shopAs } from '../../../core/testing/shop-as'
import { see } from '../../../widgets/testing/see'
import reset from '../../../widgets/ui/reset.css?inline'
import skeleton from '../../../widgets/ui/skeleton.css?inline'
import tokens from '../../../widgets/ui/tokens.css?inline'
import panels from '../../account/panels.css?inline'
import state from '../../shell/state.css?inline'
import confirmation from '../confirmation/confirmation.css?inline'
import { placeForViews } from '../../testing/place-for-views'
import { Account } from './account'

describe('the overview of an account', () => {
  const place = placeForViews(tokens, reset, skeleton, state, confirmation, panels)

  it('F1: keeps the room of its panels, so that what is below stays where it was', async () => {
    let answer = () => {}
    const profile = new Promise(resolve => {
      answer = () => resolve({ consumerProfile: aProfile({ address: [anAddressOf('1')] }) })
    })
    const { scope } = await shopAs({ consumerType: 'REGISTERED' }, { 'GET /consumers-v3/consumer': () => profile })
    Object.assign(place.element.style, { inlineSize: '328px', font: '14px / 20px sans-serif' })
    place.show(
      <Provider value={scope}>
        <div className="acc">
          <Account />
        </div>
      </Provider>,
    )
    const recent = await see('heading', 'Recent orders')
    const before = recent.getBoundingClientRect().top
    answer()
    await see('link', 'Edit addresses')
    expect(recent.getBoundingClientRect().top).to.be.closeTo(before, 40)
  })
})
