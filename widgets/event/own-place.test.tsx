import { expect } from 'chai'
import { refuse } from '../../core/testing/shop-for'
import { expectAccessible } from '../testing/axe'
import { all, see, until } from '../testing/see'
import { CANCEL, CHANGE, clear, fetchView, type GivenEvent, press, putEvent, READ } from './put-event'

/** An event for which Maya has signed up. */
const putPlace = (given: GivenEvent = {}) =>
  putEvent({ who: 'member', registration: { plusOne: 'Noor Aziz' }, ...given })

afterEach(clear)

describe('<till-event> of whoever has signed up', () => {
  before(fetchView)

  it('J9: shows their place, and takes other days and no guest', async () => {
    const { widget, root, says, callsTo } = await putPlace()
    await press('See your place')
    await says(/You have signed up already.*Thu, Jun 11\. Noor Aziz is coming with you\./)
    await press('Change days or guest')
    const first = (await see('checkbox', 'Thu, Jun 11')) as HTMLInputElement
    await until(() => root.activeElement === first, 'The form has no focus')
    expect(first.checked).to.equal(true)
    await expectAccessible(widget)
    first.click()
    await press('Save changes')
    await says('Choose at least one day.')
    ;(await see('checkbox', 'Fri, Jun 12')).click()
    const guest = (await see('textbox', /^Who is coming/)) as HTMLInputElement
    guest.value = ''
    guest.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await press('Save changes')
    await says(/Your registration is changed We have sent you an email\. Your days: Fri, Jun 12\. Change/)
    expect(callsTo(CHANGE)[0]?.body).to.include({ plusOne: '' })
    await until(() => root.activeElement?.tagName === 'H3', 'The focus is lost')
    await expectAccessible(widget)
  })

  it('J9: asks before it cancels, says that it has, and offers to sign up again', async () => {
    const { widget, root, says, callsTo } = await putPlace()
    await press('See your place')
    await press('Cancel my place')
    await see('group', 'Do you want to cancel? Your place goes to somebody else.')
    await until(() => root.activeElement?.textContent === 'Keep my place', 'The safe way has no focus')
    await expectAccessible(widget)
    await press('Keep my place')
    await press('Cancel my place')
    expect(callsTo(CANCEL)).to.have.length(0)
    await see('button', 'Keep my place')
    await press('Cancel my place')
    await says(/Your place is free again\. We have sent you an email\./)
    await see('textbox', 'Last name')
    await until(() => root.activeElement?.className === 'left', 'The focus is lost')
    expect(callsTo(CANCEL)).to.have.length(1)
    await press('Close')
    await until(() => !root.querySelector('dialog[open]'))
    await see('button', 'Join us')
  })

  it('J9: says why a change was refused, and keeps what was typed', async () => {
    const { says } = await putPlace({ answers: { [CHANGE]: refuse(409, 'EVT411') } })
    await press('See your place')
    await press('Change days or guest')
    await press('Save changes')
    await says(/full|room|places/i)
    expect(((await see('textbox', /^Who is coming/)) as HTMLInputElement).value).to.equal('Noor Aziz')
    await press('Back')
    await see('button', 'Change days or guest')
  })

  it('J9: leads to the place also where the event is full', async () => {
    const { says } = await putPlace({ event: { standing: 'full' } })
    await says('You have signed up')
    await press('See your place')
    await see('button', 'Cancel my place')
  })

  it('J9: offers nobody a place that they have not', async () => {
    const { says, callsTo } = await putPlace({ registration: null, event: { standing: 'full' } })
    await says('This event is full.')
    await until(() => callsTo(READ).length === 1, 'It does not ask')
    await until(() => all('button', 'See your place').length === 0, 'It offers a place')
  })

  it('J9: changes nothing of an event that is over', async () => {
    const { says, callsTo } = await putPlace({ event: { standing: 'over' } })
    await until(() => callsTo(READ).length === 1, 'It does not ask')
    await says('This event is over.')
    expect(all('button', 'See your place')).to.have.length(0)
  })

  it('J9, T22: on a page of another site leads to the place on the shop’s own page, and reads no registration', async () => {
    const { widget, eventId, says, callsTo } = await putPlace({ event: { standing: 'full' }, trust: 'third-party' })
    await says('This event is full.')
    const link = (await see('link', /^See your place/)) as HTMLAnchorElement
    expect(link.getAttribute('href')).to.equal(`${location.origin}/en-us/event?id=${eventId}`)
    expect([link.target, link.rel]).to.deep.equal(['_blank', 'noopener'])
    expect(callsTo(READ)).to.deep.equal([])
    await expectAccessible(widget)
  })
})
