import { expect } from 'chai'
import { tellBoth } from './tell'
import type { Hearing } from './shop-port'

describe('what the shop tells', () => {
  it('reaches each listener and the document, one’s mistake not being the others’', () => {
    const heard: unknown[] = []
    const theirs = new Error('theirs')
    const listeners: Hearing['listeners'] = new Map([
      [
        'order',
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
    document.addEventListener('till:order', hear)
    try {
      tell('order', { basketId: 'b1' })
      tell('error', { code: 'none', message: 'Nobody listens.', status: 0 })
    } finally {
      window.reportError = reportError
      document.removeEventListener('till:order', hear)
    }
    expect(heard).to.deep.equal([{ basketId: 'b1' }, { basketId: 'b1' }])
    expect(reported).to.deep.equal([theirs])
  })
})
