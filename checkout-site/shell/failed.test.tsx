import { expect } from 'chai'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import type { ShopError } from '../../core/errors/shop-error'
import { textOf } from '../../widgets/testing/see'
import { placeForViews } from '../testing/place-for-views'
import { Failed, FailedNotice } from './failed'

const offline: ShopError = { kind: 'network', code: 'offline', message: '', status: 0 }

describe('what could not be loaded', () => {
  const place = placeForViews()

  function show(View: typeof Failed | typeof FailedNotice, isPending = false): () => number {
    let tries = 0
    const props = { title: 'No orders', lead: 'Nothing is lost.', error: offline, isPending, onRetry: () => tries++ }
    place.show(
      <Provider value={fork()}>
        <View {...props} />
      </Provider>,
    )
    return () => tries
  }

  for (const View of [Failed, FailedNotice]) {
    it(`says why and offers another try, as ${View.name}`, () => {
      const tries = show(View)
      expect(textOf(place.element)).to.include('Nothing is lost. You are offline. Try again when you are back.')
      place.element.querySelector('button')?.click()
      expect(tries()).to.equal(1)
    })
  }

  it('is not asked for twice at once', () => {
    const tries = show(Failed, true)
    place.element.querySelector('button')?.click()
    expect(tries()).to.equal(0)
  })
})
