import { expect } from 'chai'
import { scopeBind } from 'effector'
import { dateText } from '../../core/format/date'
import { tokenReceived } from '../../core/http/token'
import { pageScope } from '../../core/runtime/scope'
import { aToken } from '../../core/testing/a-token'
import { bag, eachInItsOwnShop, opened, shoe } from '../testing/bag'
import { see, textOf, until } from '../testing/see'

const service = eachInItsOwnShop()
const receive = scopeBind(tokenReceived, { scope: pageScope })

describe('a line of the bag', () => {
  it('B11: says until when it is held, and no longer once that time is over', async () => {
    const { dialog, says } = await opened(
      bag({ items: [{ ...shoe, reservedUntil: new Date(Date.now() + 4000).toISOString() }] }),
    )
    service().answer({ 'GET /cart/v1/cart/:basketId': bag({ items: [shoe] }) })
    await says('Held for you until')
    await until(() => service().callsTo('GET /cart/v1/cart/:basketId').length === 1, 'The cart is not read again')
    expect(textOf(dialog)).not.to.contain('Held for you')
  })

  for (const [clock, minutes] of [
    ['an hour ahead', 60],
    ['an hour behind', -60],
  ] as const) {
    it(`B11: says by the browser’s own clock until when it is held, where that is ${clock}`, async () => {
      const now = Date.now()
      const ofService = (ms: number) => new Date(now - minutes * 60_000 + ms).toISOString()
      receive({ answer: aToken({ issuedAt: ofService(0) }), now })
      const { says } = await opened(bag({ items: [{ ...shoe, reservedUntil: ofService(600_000) }] }))
      await says(`Held for you until ${dateText(now + 600_000, 'time', 'en-US')}`)
      receive({ answer: aToken({ issuedAt: new Date(now).toISOString() }), now })
    })
  }

  it('B11: says nothing of a time that was over before', async () => {
    const { dialog } = await opened(bag({ items: [{ ...shoe, reservedUntil: '2020-01-01T10:00:00Z' }] }))
    await see('button', 'More for Kestrel 2', dialog)
    expect(textOf(dialog)).not.to.contain('Held for you')
  })

  it('B5: as a gift leads to the first field that is wrong, at each press', async () => {
    const { widget, dialog } = await opened()
    ;(await see('button', 'More for Kestrel 2', dialog)).click()
    ;(await see('button', 'Add gift option to Kestrel 2', dialog)).click()
    const to = (await see('textbox', 'To', widget.shadowRoot ?? undefined)) as HTMLInputElement
    const message = await see('textbox', /^Message/, widget.shadowRoot ?? undefined)
    const keep = await see('button', 'Save gift option', to.form ?? undefined)
    for (const press of [1, 2]) {
      message.focus()
      keep.click()
      await until(() => widget.shadowRoot?.activeElement === to, `Press ${press} leads nowhere`)
    }
    expect(textOf(to.form as Element)).to.contain('This field is required')
  })
})
