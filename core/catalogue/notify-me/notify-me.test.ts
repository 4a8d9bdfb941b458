import { describe, expect, it } from 'vitest'
import { $box, $offer } from '../../testing/at-hand'
import { anInventory, aProduct } from '../../testing/a-product'
import { noAnswer, refuse, shopFor } from '../../testing/shop-for'
import {
  $notifiedEmails,
  $notifyBox,
  $notifyEmail,
  $notifyError,
  $notifyProblem,
  notifyEmailChanged,
  notifySubmitted,
} from './index'
import { $boxes, buyBoxOpened, mainPressed, optionChosen, QUICK_SHOP } from '../buy-boxes'

const settings = {
  locales: ['en-US'],
  currencies: ['USD'],
  trust: 'first-party',
  features: { notifyMe: true },
  environment: 'sandbox',
}

/** A shop whose one product is sold out, with size 9 chosen and the form open. */
async function asked(answer: unknown = { status: 204, body: '' }) {
  const shop = await shopFor({
    'GET /products/v2/products/:productId/details': aProduct(),
    'GET /fapi/site/settings': settings,
    'GET /products/v2/products/:productId/inventory': anInventory(aProduct(), 0),
    'PUT /products/v1/notifications': answer,
  })
  await shop.press(buyBoxOpened, {
    id: QUICK_SHOP,
    productId: 'TQ4407AB12',
    context: 'add',
    itemId: null,
    closesAfterAdd: false,
  })
  await shop.press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '9' })
  await shop.press(mainPressed, QUICK_SHOP)
  return shop
}

describe('notify me', () => {
  it('opens for a chosen size that is sold out', async () => {
    const { see } = await asked()
    expect(see($offer)?.button).toBe('notify')
    expect(see($box)?.notifyForm).toBe('open')
  })

  it('sends nothing while the address is wrong, and says so', async () => {
    const { see, press, callsTo } = await asked()
    await press(notifyEmailChanged, 'maya@')
    await press(notifySubmitted, QUICK_SHOP)
    expect(see($notifyProblem)).not.toBeNull()
    expect(callsTo('PUT /products/v1/notifications')).toHaveLength(0)
    await press(notifyEmailChanged, 'maya@example.com')
    expect(see($notifyProblem)).toBeNull()
  })

  it('begins without what was wrong with the address for another size', async () => {
    const { see, press } = await asked()
    await press(notifySubmitted, QUICK_SHOP)
    expect(see($notifyProblem)).not.toBeNull()
    await press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '10' })
    await press(mainPressed, QUICK_SHOP)
    expect([see($box)?.notifyForm, see($notifyProblem)]).toEqual(['open', null])
  })

  it('sends the variant and the address, and thanks', async () => {
    const { see, press, callsTo } = await asked()
    await press(notifyEmailChanged, 'maya@example.com')
    await press(notifySubmitted, QUICK_SHOP)
    expect(callsTo('PUT /products/v1/notifications')[0]?.body).toEqual({
      productId: 'TQ4407AB12',
      upc: 'upc-cobalt-9',
      email: 'maya@example.com',
    })
    expect(see($box)?.notifyForm).toBe('done')
  })

  it('thanks nobody, and blames nobody, for a size that another was chosen in place of', async () => {
    const answers: ((answer: unknown) => void)[] = []
    const { see, press } = await asked(() => new Promise(resolve => answers.push(resolve)))
    await press(notifyEmailChanged, 'maya@example.com')
    const ask = async () => {
      const asking = press(notifySubmitted, QUICK_SHOP)
      await expect.poll(() => answers.length).toBe(1)
      const choosing = press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '10' })
      return { answer: answers.pop(), over: Promise.all([asking, choosing]) }
    }
    const first = await ask()
    first.answer?.({ status: 204, body: '' })
    await first.over
    expect(see($box)?.notifyForm).toBe('closed')

    await press(mainPressed, QUICK_SHOP)
    const second = await ask()
    second.answer?.(refuse(500, 'GEN500'))
    await second.over
    await press(mainPressed, QUICK_SHOP)
    expect([see($box)?.notifyForm, see($notifyError)]).toEqual(['open', null])
  })

  it('thanks the box that asked, with the address that it gave, whatever another does meanwhile', async () => {
    const answers: ((answer: unknown) => void)[] = []
    const { see, press, callsTo } = await asked(() => new Promise(resolve => answers.push(resolve)))
    const other = { id: 'w7', productId: 'TQ4407AB12', context: 'add', itemId: null, closesAfterAdd: false } as const
    await press(buyBoxOpened, other)
    await press(mainPressed, 'w7')
    await press(notifyEmailChanged, 'maya@example.com')
    const asking = press(notifySubmitted, QUICK_SHOP)
    await expect.poll(() => answers.length).toBe(1)
    const meanwhile = [press(notifyEmailChanged, 'jo@example.com'), press(notifySubmitted, 'w7')]
    expect(see($notifyBox)).toBe(QUICK_SHOP)
    answers.pop()?.({ status: 204, body: '' })
    await Promise.all([asking, ...meanwhile])
    expect([see($boxes)[QUICK_SHOP]?.notifyForm, see($boxes)['w7']?.notifyForm]).toEqual(['done', 'open'])
    expect(see($notifiedEmails)).toEqual({ [QUICK_SHOP]: 'maya@example.com' })
    expect(callsTo('PUT /products/v1/notifications')).toHaveLength(1)
  })

  it('T15: keeps the address when no answer comes', async () => {
    const { see, press } = await asked(noAnswer())
    await press(notifyEmailChanged, 'maya@example.com')
    await press(notifySubmitted, QUICK_SHOP)
    expect(see($notifyError)?.kind).toBe('network')
    expect(see($notifyEmail)).toBe('maya@example.com')
    expect(see($box)?.notifyForm).toBe('open')
  })
})
