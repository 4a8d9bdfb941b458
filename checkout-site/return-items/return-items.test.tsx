import { expect } from 'chai'
import { Provider } from 'effector-react'
import { cancellation, purchaseOpened } from '../../core/purchases/order'
import { anItem } from '../../core/testing/a-cart'
import { anOrder } from '../../core/testing/an-order'
import { type Call, shopFor } from '../../core/testing/shop-for'
import { siteSettings } from '../../core/testing/site-settings'
import { all, see, textOf, until } from '../../widgets/testing/see'
import { OrderActions } from '../order/order-actions'
import { Refunded } from '../order/refunded'
import { placeForViews } from '../testing/place-for-views'

const label = 'POST /consumers-v3/consumer/return/:orderId/returnLabel'
const tracking = {
  stage: 'delivered' as const,
  carrier: 'Till Post',
  trackingNumber: 'T1',
  events: [],
  mayReturn: true,
  returnable: [
    { itemId: 'shoe', qty: 2 },
    { itemId: 'sock', qty: 1 },
  ],
}
const items = [anItem({ id: 'shoe', qty: 2 }), anItem({ id: 'sock', name: 'Sock' })]
const order = anOrder({ orderNumber: '1001', status: 'delivered', items, tracking })

describe('a return', () => {
  const place = placeForViews()

  async function openReturnOf(shown: typeof order) {
    const shop = await shopFor({
      'GET /fapi/site/settings': siteSettings(),
      'GET /consumers-v3/consumer/purchase/:orderId': shown,
      'POST /consumers-v3/consumer/return/:orderId/refund': ({ body }: Call) => ({
        currency: 'USD',
        amount: (body as { items: { qty: number }[] }).items.reduce((sum, { qty }) => sum + qty, 0) * 112,
      }),
      [label]: {
        returnNumber: 'R1',
        carrier: 'Till Post',
        trackingNumber: 'T1',
        label: { fileName: 'r.pdf', contentType: 'application/pdf', content: '' },
      },
    })
    place.show(
      <Provider value={shop.scope}>
        <OrderActions order={shown} cancellation={cancellation} />
      </Provider>,
    )
    await shop.press(purchaseOpened, '1001')
    ;(await see('button', 'Return items', place.element)).click()
    return { shop, dialog: await see('dialog', 'Return items') }
  }

  it('F5: says at once what the only piece of an order brings, also when the dialog is opened for the first time', async () => {
    const returnable = [{ itemId: 'sock', qty: 1 }]
    const { dialog } = await openReturnOf({ ...order, tracking: { ...tracking, returnable } })
    await until(() => textOf(dialog).includes('You get $112.00 back'), 'Nothing says what is refunded')
  })

  it('F5: asks which pieces come back and why, says what they bring, and names what was forgotten', async () => {
    const { shop, dialog } = await openReturnOf(order)
    ;(await see('button', 'Get the return label', dialog)).click()
    await until(() => textOf(dialog).includes('Choose at least one item.'), 'Nothing says what is missing')
    const [pieces, reason] = all('combobox', undefined, dialog) as HTMLSelectElement[]
    choose(pieces, '2')
    choose(reason, 'too-small')
    ;(await see('checkbox', /Sock/, dialog)).click()
    await until(() => textOf(dialog).includes('You get $336.00 back'), 'Nothing says what is refunded')
    ;(await see('button', 'Get the return label', dialog)).click()
    await until(() => shop.callsTo(label)[0], 'No label was asked for')
    expect(shop.callsTo(label)[0]?.body).to.deep.equal({
      items: [
        { itemId: 'shoe', qty: 2 },
        { itemId: 'sock', qty: 1 },
      ],
      reason: 'too-small',
    })
  })

  it('F5: that has arrived is shown with its refund: how much, when, for what and to what', async () => {
    const shop = await shopFor()
    const refunds = [
      {
        at: '2026-11-27T10:00:00Z',
        amount: 112,
        parts: [{ payment_instrument_id: 'card-1', amount: 112 }],
        items: [{ itemId: 'shoe', qty: 1 }],
      },
      { at: null, amount: 112, parts: [], items: [{ itemId: 'sock', qty: 1 }] },
    ]
    place.show(
      <Provider value={shop.scope}>
        <Refunded order={{ ...order, refunds }} />
      </Provider>,
    )
    await until(() => textOf(place.element).includes('refunded on'), 'No refund is there')
    const text = textOf(place.element)
    expect(text).to.match(/\$112\.00 refunded on .*27.*Visa ending 1111, \$112\.00 1 × Kestrel 2/)
    expect(text).to.match(/The refund follows\. 1 × Sock/)
    place.show(
      <Provider value={shop.scope}>
        <Refunded order={{ ...order, status: 'cancelled', refunds: refunds.slice(1) }} />
      </Provider>,
    )
    await until(() => textOf(place.element).includes('$112.00 goes back the way you paid'), 'No refund is announced')
  })
})

function choose(select: HTMLSelectElement | undefined, value: string): void {
  if (!select) throw new Error('There is nothing to choose from')
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
