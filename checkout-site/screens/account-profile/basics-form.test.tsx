import { expect } from 'chai'
import { Provider } from 'effector-react'
import { aProfile } from '../../../core/testing/a-profile'
import { shopAs } from '../../../core/testing/shop-as'
import type { Call } from '../../../core/testing/shop-for'
import { until } from '../../../widgets/testing/see'
import { typeInto } from '../../../widgets/testing/type-into'
import { placeForViews } from '../../testing/place-for-views'
import { AccountProfile } from './account-profile'

describe('the form of one’s own details', () => {
  const place = placeForViews()
  const field = (name: string) => place.element.querySelector<HTMLInputElement>(`input[name=${name}]`)
  const type = (name: string, value: string) => {
    typeInto(field(name) as HTMLInputElement, value)
  }

  it('F1: shows what another page has changed, keeps what is typed, and sends that alone', async () => {
    let details = aProfile().consumerDetails
    let reads = 0
    let answer: () => void = () => {}
    const change = 'PUT /consumers-v3/consumer'
    const { scope, callsTo } = await shopAs(
      { consumerType: 'REGISTERED' },
      {
        'GET /consumers-v3/consumer': () =>
          ++reads === 1
            ? { consumerProfile: aProfile() }
            : new Promise(resolve => (answer = () => resolve({ consumerProfile: aProfile(details) }))),
        [change]: ({ body }: Call) => {
          details = {
            ...details,
            ...(body as { consumerProfile: { consumerDetails: object } }).consumerProfile.consumerDetails,
          }
          return { consumerProfile: aProfile(details) }
        },
      },
    )
    const show = () =>
      place.show(
        <Provider value={scope}>
          <AccountProfile />
        </Provider>,
      )
    show()
    await until(() => field('phone')?.value === '(503) 555 - 0148', 'It is not shown')
    place.show(null)
    show()
    await until(() => reads === 2 && field('firstName') !== null, 'It is not read again')
    type('firstName', 'May')
    field('phone')?.focus()
    field('phone')?.blur()
    details = { ...details, firstName: 'Mia', phone: '5035550199' }
    answer()
    await until(() => field('phone')?.value === '(503) 555 - 0199', 'The new number is not shown')
    expect(field('firstName')?.value).to.equal('May')
    const save = () => place.element.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
    save()
    await until(() => callsTo(change).length === 1, 'It is not sent')
    expect(callsTo(change)[0]?.body).to.deep.equal({ consumerProfile: { consumerDetails: { firstName: 'May' } } })
    await until(() => place.element.textContent?.includes('Saved') ?? false, 'It is not saved')
    type('lastName', '')
    save()
    await until(() => callsTo(change).length === 2, 'It is not sent')
    expect(callsTo(change)[1]?.body).to.deep.equal({ consumerProfile: { consumerDetails: { lastName: '' } } })
  })
})
