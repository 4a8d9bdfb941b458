import { expect } from 'chai'
import { publisherFor } from './publish'
import type { ScriptState } from './shop-port'

describe('what the shop tells', () => {
  it('reaches each listener and the document, one’s mistake not being the others’', () => {
    const guest = { consumerType: 'GUEST', isSignedIn: false }
    const received: unknown[] = []
    const theirs = new Error('theirs')
    const listeners: ScriptState['listeners'] = new Map([
      [
        'session',
        new Set([
          () => {
            throw theirs
          },
          (detail: unknown) => received.push(detail),
        ]),
      ],
    ])
    const publish = publisherFor({ listeners, isRunning: true, late: {}, configure() {} })
    const reported: unknown[] = []
    const { reportError } = window
    window.reportError = error => reported.push(error)
    const hear = (event: Event) => received.push((event as CustomEvent).detail)
    document.addEventListener('till:session', hear)
    try {
      publish('session', guest)
      publish('error', { code: 'none', message: 'Nobody listens.', status: 0 })
    } finally {
      window.reportError = reportError
      document.removeEventListener('till:session', hear)
    }
    expect(received).to.deep.equal([guest, guest])
    expect(reported).to.deep.equal([theirs])
  })
})
