import { expect } from 'chai'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { $session } from '../../core/session'
import { AccountFrame } from './frame'
import { placeForViews } from '../testing/place-for-views'

const session = { consumerType: 'REGISTERED', consumerNo: 'c1', firstName: 'Maya' }

const place = placeForViews()
const show = (...addresses: string[]) =>
  place.show(
    <Provider value={scope}>
      <AccountFrame>
        <h1 tabIndex={-1}>Addresses</h1>
        <ul>
          {addresses.map(address => (
            <li key={address}>
              <button type="button">{`Remove ${address}`}</button>
            </li>
          ))}
        </ul>
      </AccountFrame>
    </Provider>,
  )
const scope = fork({ values: [[$session, session]] })
const focused = () => document.activeElement?.textContent

describe('the account', () => {
  it('gives the focus to a neighbour when what had it is removed', async () => {
    show('418 Alder Street', '9 Pier Road')
    place.element.querySelector<HTMLElement>('li button')?.focus()
    expect(focused()).to.equal('Remove 418 Alder Street')
    show('9 Pier Road')
    // The observer of the removal runs after this task.
    await Promise.resolve()
    expect(focused()).to.equal('Remove 9 Pier Road')
  })

  it('leads back to the overview from its places alone: an order leads to its list', () => {
    const { pathname } = location
    const ways = ['/account/addresses', '/account/order'].map(path => {
      history.replaceState(null, '', `/en-us${path}`)
      show()
      return place.element.querySelectorAll('.toall').length
    })
    history.replaceState(null, '', pathname)
    expect(ways).to.deep.equal([1, 0])
  })
})
