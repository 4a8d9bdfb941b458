import { expect } from 'chai'
import type {} from './event-map'
import { dispatchAt } from './events'

describe('the events of the shop', () => {
  it('are typed for listeners, cross shadow roots, and tell whether the page let them happen', () => {
    const host = document.createElement('div')
    const inside = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('p'))
    document.body.append(host)
    const received: (string | undefined)[] = []
    const hear = (event: DocumentEventMap['till:checkout']) => {
      received.push(event.detail.basketId)
      event.preventDefault()
    }
    document.addEventListener('till:checkout', hear)
    expect(dispatchAt(inside, 'till:checkout', { basketId: 'b1' })).to.equal(false)
    document.removeEventListener('till:checkout', hear)
    expect(dispatchAt(inside, 'till:checkout', { basketId: 'b1' })).to.equal(true)
    expect(received).to.deep.equal(['b1'])
    // @ts-expect-error: there is no such event
    dispatchAt(inside, 'till:dance')
    host.remove()
  })
})
