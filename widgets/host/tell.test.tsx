import { expect } from 'chai'
import { tellBoth } from './tell'
import type { Hearing } from './shop-port'

describe('what the shop tells', () => {
  it('reaches each listener and the document, one’s mistake not being the others’', () => {
    const guest = { consumerType: 'GUEST', isSignedIn: false }
    const heard: unknown[] = []
    const theirs = new Error('theirs')
    const listeners: Hearing['listeners'] = new Map([
      [
        'session',
        new Set([
          () => {
            throw theirs
          },
          (detail: unknown) => heard.push(detail),
        ]),
      ],
    ])
    const tell = tellBoth({ listeners, isRunning: true, late: {}, configure() {} })
    const reported: unknown[] = []
    const { reportError } = window
    window.reportError = error => reported.push(error)
    const hear = (event: Event) => heard.push((event as CustomEvent).detail)
    document.addEventListener('till:session', hear)
    try {
      tell('session', guest)
      tell('error', { code: 'none', message: 'Nobody listens.', status: 0 })
    } finally {
      window.reportError = reportError
      document.removeEventListener('till:session', hear)
    }
    expect(heard).to.deep.equal([guest, guest])
    expect(reported).to.deep.equal([theirs])
  })
})
