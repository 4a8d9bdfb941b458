import { expect } from 'chai'
import { Provider } from 'effector-react'
import { aProfile } from '../../../core/testing/a-profile'
import { shopFor } from '../../../core/testing/shop-for'
import { placeForViews } from '../../testing/place-for-views'
import { until } from '../../../widgets/testing/see'
import { typeInto } from '../../../widgets/testing/type-into'
import { DetailsForm } from '../../../widgets/enrolment-parts/details-form'

const form = {
  ...{ fields: [], isSimplified: false, asksSmsConsent: false },
  ...{ minimalAge: 13, earliestBirthDate: '1900-01-01', phoneCode: '1', phoneMask: '' },
}

describe('the step of enrolment for one’s own details', () => {
  const place = placeForViews()

  it('A5: follows what another page has changed, but for what is typed', async () => {
    const { scope } = await shopFor()
    const show = (known: object) =>
      place.show(
        <Provider value={scope}>
          <DetailsForm step="profile" details={aProfile(known).consumerDetails} form={form} errorText={() => ''} />
        </Provider>,
      )
    const field = (name: string) => place.element.querySelector<HTMLInputElement>(`input[name=${name}]`)
    show({ firstName: 'Maya', lastName: 'Okafor', postalCode: '97205' })
    typeInto(field('firstName') as HTMLInputElement, 'May')
    show({ firstName: 'Mia', lastName: 'Obi', postalCode: '' })
    await until(() => field('lastName')?.value === 'Obi', 'The new name is not shown')
    expect([field('firstName')?.value, field('postalCode')?.value]).to.deep.equal(['May', ''])
  })
})
