import { expect } from 'chai'
import { anInventory } from '../../core/testing/a-product'
import { aStore } from '../../core/testing/a-store'
import { siteSettings } from '../../core/testing/site-settings'
import { expectAccessible } from '../testing/axe'
import { clearWidgets } from '../testing/put-widget'
import { see, until } from '../testing/see'
import { aNewShoe, fetchView, put, shadowOf } from './put-product'

const ADDS = ['POST /cart/v1/cartWithItem', 'POST /cart/v1/item']

before(async function () {
  this.timeout(60_000)
  await fetchView.call(this)
  await import('../product-parts/buy-box/forms')
})

afterEach(clearWidgets)

describe('the forms of <till-product>', () => {
  it('G5: a store-only product is sold with the store that the shopper chooses', async () => {
    const shoe = aNewShoe({ isRobisOnly: true })
    const inventory = anInventory(shoe).inventory.map(one => ({ ...one, stores: [{ storeId: 'S001', quantity: 1 }] }))
    const { says, callsTo, widget } = await put([shoe], {
      'GET /products/v2/products/:productId/inventory': { inventory },
      'POST /stores/v1/search': { stores: [aStore('S001'), aStore('S002')], place: null },
    })
    await says(/For pick-up in store only/)
    ;(await see('radio', '9')).click()
    const store = (await see('combobox', 'Pick up in store')) as HTMLSelectElement
    store.value = 'S002'
    store.dispatchEvent(new Event('change', { bubbles: true }))
    await expectAccessible(widget)
    ;(await see('button', /^Add to bag/)).click()
    const sent = () => ADDS.flatMap(callsTo).map(({ body }) => (body as { storeId?: string }).storeId)
    await until(() => sent().length > 0)
    expect(sent()).to.eql(['S002'])
  })

  it('G5: a sum of one’s own is typed in a field as wide as the button, which stays in its place when that comes', async () => {
    const places = new Set<number>()
    const watch = () => {
      const foot = document.querySelector('till-product')?.shadowRoot?.querySelector('.df')
      const button = foot?.querySelector('.btn.main')
      if (foot && button) places.add(Math.round(button.getBoundingClientRect().top - foot.getBoundingClientRect().top))
    }
    const frames = setInterval(watch)
    await put([aNewShoe({ customAmount: { min: 10, max: 200 } })])
    const field = await see('textbox', 'Custom amount')
    watch()
    clearInterval(frames)
    expect(places.size).to.equal(1)
    const ends = [field.closest('.input') ?? field, await see('button', /^Add to bag/)].map(one =>
      Math.round(one.getBoundingClientRect().right),
    )
    expect(ends[0]).to.equal(ends[1])
  })

  it('G5: of two that only stores have, each has its own list of stores', async () => {
    const shoes = [aNewShoe({ isRobisOnly: true }), aNewShoe({ isRobisOnly: true, name: 'Harrier' })]
    const [shoe] = shoes
    const inventory = anInventory(shoe as never).inventory.map(one => ({
      ...one,
      stores: [{ storeId: 'S001', quantity: 1 }],
    }))
    const { widgets, callsTo } = await put(
      shoes,
      {
        'GET /products/v2/products/:productId/inventory': { inventory },
        'POST /stores/v1/search': { stores: [aStore('S001'), aStore('S002')], place: null },
      },
      'no-sets no-compare',
      0,
    )
    const roots = widgets.map(shadowOf)
    const lists = () => roots.map(root => root?.querySelector<HTMLSelectElement>('select[name=store]') ?? null)
    for (const root of roots)
      (await until(() => root?.querySelector<HTMLInputElement>('input[value="9"]:enabled'))).click()
    await until(() => lists().every(Boolean), 'A list is missing')
    for (const [at, storeId] of ['S001', 'S002'].entries()) {
      const list = lists()[at] as HTMLSelectElement
      list.value = storeId
      list.dispatchEvent(new Event('change', { bubbles: true }))
    }
    await until(
      () =>
        lists()
          .map(list => list?.value)
          .join() === 'S001,S002',
      'One took the other’s store',
    )
    roots[0]?.querySelector<HTMLElement>('.df .btn')?.click()
    const sent = () => ADDS.flatMap(callsTo).map(({ body }) => (body as { storeId?: string }).storeId)
    await until(() => sent().length > 0)
    expect(sent()).to.eql(['S001'])
  })

  it('G5: of two that are sold out, the one that was asked for says that it will be told', async () => {
    const shoes = [aNewShoe({ name: 'Kestrel 2' }), aNewShoe({ name: 'Harrier' })]
    const { widgets } = await put(
      shoes,
      {
        'GET /fapi/site/settings': siteSettings({ features: { notifyMe: true } }),
        'PUT /products/v1/notifications': { status: 204, body: '' },
      },
      'no-sets no-compare',
      0,
    )
    const [first, second] = widgets.map(shadowOf)
    const size = await until(() => second?.querySelector<HTMLInputElement>('input[value="9"]:enabled'))
    size.click()
    second?.querySelector<HTMLElement>('.df .btn')?.click()
    const email = await until(() => second?.querySelector<HTMLInputElement>('input[type=email]'))
    email.value = 'maya@example.com'
    email.dispatchEvent(new InputEvent('input', { bubbles: true }))
    email.focus()
    email.form?.requestSubmit()
    await until(() => second?.textContent?.includes('We will email maya@example.com'))
    await until(() => second?.activeElement?.textContent?.includes('We will email'), 'The focus is gone')
    expect(first?.querySelector('input[type=email]')).to.equal(null)
    expect(first?.textContent).not.to.include('We will email')
  })
})
