import { expect } from 'chai'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { $session } from '../../core/session'
import { AccountFrame } from './frame'

const session = { consumerType: 'REGISTERED', consumerNo: 'c1', firstName: 'Maya' }

let place: HTMLElement
let root: Root
const show = (...addresses: string[]) =>
  flushSync(() =>
    root.render(
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
    ),
  )
const scope = fork({ values: [[$session, session]] })
const focused = () => document.activeElement?.textContent

beforeEach(() => {
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
})

describe('the account', () => {
  it('gives the focus to a neighbour when what had it is removed', async () => {
    show('418 Alder Street', '9 Pier Road')
    place.querySelector<HTMLElement>('li button')?.focus()
    expect(focused()).to.equal('Remove 418 Alder Street')
    show('9 Pier Road')
    // The observer of the removal runs after this task.
    await Promise.resolve()
    expect(focused()).to.equal('Remove 9 Pier Road')
  })
})
