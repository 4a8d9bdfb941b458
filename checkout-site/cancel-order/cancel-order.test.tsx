import { expect } from 'chai'
import { fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import type { ComponentType } from 'react'
import * as lookUp from '../../core/checkout/look-up'
import type { ShopError } from '../../core/errors/shop-error'
import * as purchases from '../../core/purchases/order'
import { anOrder } from '../../core/testing/an-order'
import { until } from '../../widgets/testing/see'
import { OrderActions } from '../order/order-actions'
import { FoundOrder } from '../screens/order-look-up/found-order'
import { placeForViews } from '../testing/place-for-views'
import { buttonIn } from '../testing/screen-states'

const unreachable: ShopError = { kind: 'network', code: 'unreachable', message: '', status: 0 }
const order = anOrder({ status: 'placed' })

type View = ComponentType<{ order: typeof order }>

const InAccount: View = props => <OrderActions {...props} cancellation={purchases.cancellation} />

/** Both places where an order can be cancelled, each with its model. */
const places = {
  'the order that was looked up': { model: lookUp.cancellation, View: FoundOrder },
  'the order in the account': { model: purchases.cancellation, View: InAccount },
}

const place = placeForViews()
const show = (scope: Scope, View: View) =>
  place.show(
    <Provider value={scope}>
      <View order={order} />
    </Provider>,
  )
const alertsIn = (element: Element | null) =>
  [...(element?.querySelectorAll('[role=alert]') ?? [])].map(({ textContent }) => textContent).join('')

describe('cancelling an order', () => {
  for (const [name, { model, View }] of Object.entries(places)) {
    it(`says in the dialog that the shop did not answer, at ${name}`, async () => {
      const scope = fork({
        values: [
          [model.isOpen, true],
          [model.error, unreachable],
        ],
      })
      show(scope, View)
      await until(() => place.element.querySelector('dialog')?.open)
      expect(alertsIn(place.element.querySelector('dialog'))).not.to.equal('')
      expect(alertsIn(place.element)).to.equal(alertsIn(place.element.querySelector('dialog')))
    })

    it(`brings the dialog when it is asked for, at ${name}`, async () => {
      show(fork(), View)
      expect(place.element.querySelector('dialog')).to.equal(null)
      buttonIn(place.element, 'Cancel order')?.click()
      await until(() => place.element.querySelector('dialog')?.open)
    })

    it(`says it on the page once the dialog is closed, at ${name}`, async () => {
      show(fork({ values: [[model.error, unreachable]] }), View)
      await until(() => alertsIn(place.element), 'Nothing is said')
      expect(place.element.querySelector('dialog')?.open ?? false).to.equal(false)
    })
  }
})
