import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { Provider } from 'effector-react'
import { anOrder } from '../../../core/testing/an-order'
import { shopFor } from '../../../core/testing/shop-for'
import { see } from '../../../widgets/testing/see'
import reset from '../../../widgets/ui/reset.css?inline'
import tokens from '../../../widgets/ui/tokens.css?inline'
import frame from '../../shell/frame.css?inline'
import { placeForViews } from '../../testing/place-for-views'
import { FoundOrder } from './found-order'
import css from './order-look-up.css?inline'

const events = [
  { stage: 'packed', at: '2026-11-21T12:00:00.000Z' },
  { stage: 'delivered', at: '2026-11-24T12:00:00.000Z' },
  { stage: 'returned', at: '2026-11-26T12:00:00.000Z' },
  { stage: 'refunded', at: '2026-11-27T12:00:00.000Z' },
] as const

describe('an order that was found', () => {
  const place = placeForViews(tokens, reset, frame, css)
  afterEach(() => setViewport({ width: 800, height: 600 }))

  for (const [stage, upTo, says] of [
    ['delivered', 2, /^Delivered.*Nov 24$/],
    ['returned', 3, /^Returned.*Nov 26$/],
    ['refunded', 4, /^Refunded.*Nov 27$/],
  ] as const) {
    it(`F5: is headed by what happened last: ${stage}`, async () => {
      const { scope } = await shopFor({})
      const tracking = { stage, carrier: 'DHL', trackingNumber: 'JD1', events: events.slice(0, upTo) }
      place.show(
        <Provider value={scope}>
          <FoundOrder order={anOrder({ status: 'delivered', tracking })} />
        </Provider>,
      )
      await see('heading', says, place.element)
    })
  }

  it('C9: has the way to another order where its lines begin, on a phone, too', async () => {
    await setViewport({ width: 360, height: 700 })
    const { scope } = await shopFor({})
    place.show(
      <Provider value={scope}>
        <FoundOrder order={anOrder()} />
      </Provider>,
    )
    const another = await see('button', 'Look up another order', place.element)
    expect(another.getBoundingClientRect().left).to.equal(place.element.getBoundingClientRect().left)
  })
})
