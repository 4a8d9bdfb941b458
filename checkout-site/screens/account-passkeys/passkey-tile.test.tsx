import { expect } from 'chai'
import { Provider } from 'effector-react'
import { passkeysWanted } from '../../../core/passkeys'
import { noAnswer, shopFor } from '../../../core/testing/shop-for'
import { textOf, until } from '../../../widgets/testing/see'
import { placeForViews } from '../../testing/place-for-views'
import { AccountPasskeys } from './account-passkeys'

const path = '/consumers-v3/consumer/passkeys'
const phone = { passkeyId: 'p1', name: 'Phone', createdAt: '2026-11-20T10:00:00Z', usedAt: null, isSynced: true }

describe('the name of a passkey', () => {
  const place = placeForViews()
  const field = () => place.element.querySelector<HTMLInputElement>('[name=name]')
  const press = (words: string) =>
    [...place.element.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click()
  const shown = (words: string) => until(() => textOf(place.element).includes(words), `${words} is not there`)

  it('A6: is asked for at its field, and what was typed stays until it is saved', async () => {
    let isOffline = true
    const change = `PATCH ${path}/:passkeyId`
    const {
      scope,
      callsTo,
      press: fire,
    } = await shopFor({
      [`GET ${path}`]: { passkeys: [phone] },
      [change]: () => (isOffline ? noAnswer('offline')() : { passkeys: [{ ...phone, name: 'Blue key' }] }),
    })
    await fire(passkeysWanted)
    place.show(
      <Provider value={scope}>
        <AccountPasskeys />
      </Provider>,
    )
    await shown('Phone')
    press('Rename')
    const input = (await until(field, 'No field')) as HTMLInputElement
    input.value = ''
    input.form?.requestSubmit()
    await until(() => input.getAttribute('aria-invalid') === 'true', 'The empty name is not marked')
    expect(callsTo(change)).to.deep.equal([])
    input.value = 'Blue key'
    input.form?.requestSubmit()
    await shown('You are offline')
    expect(field()?.value).to.equal('Blue key')
    isOffline = false
    input.form?.requestSubmit()
    await until(() => field() === null, 'The form stays')
    await shown('Blue key')
  })
})
