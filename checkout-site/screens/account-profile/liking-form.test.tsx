import { expect } from 'chai'
import { Provider } from 'effector-react'
import { profileAnswered } from '../../../core/profile/model'
import { aProfile } from '../../../core/testing/a-profile'
import { shopAs } from '../../../core/testing/shop-as'
import { until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { AccountProfile } from './account-profile'

describe('the form of what a shopper likes', () => {
  const place = placeForViews()

  it('F1: shows what another page has changed of what a shopper likes, keeps what is chosen, and sends that alone', async () => {
    const change = 'PUT /consumers-v3/consumer'
    const liking = (interests: string, preferredShoeSize: string) => ({
      consumerProfile: aProfile({}, { preferences: { interests, preferredShoeSize } }),
    })
    const { press, scope, callsTo } = await shopAs(
      { consumerType: 'REGISTERED' },
      { 'GET /consumers-v3/consumer': liking('road|trail', '9'), [change]: liking('road|gym', '10') },
    )
    place.show(
      <Provider value={scope}>
        <AccountProfile />
      </Provider>,
    )
    const box = (name: string) => place.element.querySelector<HTMLInputElement>(`[value=${name}]`)
    const size = () => place.element.querySelector<HTMLSelectElement>('[name=shoeSize]')
    const isShown = (name: string) => box(name)?.checked
    await until(() => size()?.value === '9' && isShown('trail'), 'It is not shown')
    box('gym')?.click()
    await press(profileAnswered, liking('road|curling', '10'))
    await until(() => size()?.value === '10' && isShown('trail') === false, 'What has changed is not shown')
    expect([isShown('road'), isShown('gym')]).to.deep.equal([true, true])
    box('road')?.click()
    size()?.form?.requestSubmit()
    await until(() => callsTo(change).length === 1, 'It is not sent')
    expect(callsTo(change)[0]?.body).to.deep.equal({ consumerProfile: { preferences: { interests: 'gym|curling' } } })
  })
})
