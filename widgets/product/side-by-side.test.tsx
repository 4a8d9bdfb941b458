import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { allSettled } from 'effector'
import { compareCleared, comparePressed } from '../../core/catalogue/compare'
import { pageScope } from '../../core/runtime/scope'
import { type Call, noAnswer, refuse } from '../../core/testing/shop-for'
import { expectAccessible } from '../testing/axe'
import { clearWidgets } from '../testing/put-widget'
import { all, see, textOf, until } from '../testing/see'
import { aShoe, setWith } from './product.stories'
import { aNewShoe, dialogsGone, fetchView, idIn, put, shadowOf } from './put-product'

const SETS = 'GET /products/v1/products/:productId/productSets'
const SET = 'GET /products/v2/products/:productSetId/productSet'

before(fetchView)

afterEach(async () => {
  if (all('dialog').length) {
    await sendKeys({ press: 'Escape' })
    await dialogsGone()
  }
  clearWidgets()
  await allSettled(compareCleared, { scope: pageScope })
  await setViewport({ width: 800, height: 600 })
})

const type = (field: HTMLElement, text: string) => {
  ;(field as HTMLInputElement).value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

describe('the size chart of <till-product>', () => {
  it('G5: has the sizes of all markets, and gives the focus back', async () => {
    const { root } = await put([aNewShoe()])
    const opener = await see('button', 'Size chart')
    opener.focus()
    opener.click()
    const dialog = await see('dialog', 'Size chart')
    await until(() => textOf(dialog).includes('US UK EU cm 9 8 42.5 27'))
    await expectAccessible()
    await sendKeys({ press: 'Escape' })
    await dialogsGone()
    expect(root.activeElement === opener).to.equal(true)
  })

  it('G5: knows the size for a foot’s length in cm or inches, and takes it', async () => {
    const { root } = await put([aNewShoe()])
    ;(await see('button', 'Size chart')).click()
    const dialog = await see('dialog', 'Size chart')
    type(await see('textbox', 'Length of the foot'), '10.9')
    await until(() => textOf(dialog).includes('We make no size for this length.'))
    const unit = (await see('combobox', 'Unit')) as HTMLSelectElement
    unit.value = 'in'
    unit.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => textOf(dialog).includes('Your size: US 10 · UK 9 · EU 44 · 28 cm'), `It says ${textOf(dialog)}`)
    await expectAccessible()
    ;(await see('button', 'Take US 10')).click()
    await dialogsGone()
    expect(root.querySelector<HTMLInputElement>('input[value="10"]')?.checked).to.equal(true)
    ;(await see('button', 'Size chart')).click()
    type(await see('textbox', 'Length of the foot'), 'long')
    await until(() => textOf(document.body).includes('Enter a length such as 10.4'))
    await expectAccessible()
  })

  it('G5: of clothes is the shop’s own, and can be tried again', async () => {
    let isThere = false
    const table = { columns: ['Size', 'Chest, cm'], rows: [['M', '96–101']] }
    const about = { siteId: 'northlane', key: 'apparel', language: 'en', modified: '2026-10-01T08:00:00Z', blocks: [] }
    await put([aNewShoe({ details: [], sizeChart: 'apparel' })], {
      'GET /fapi/components/size-chart/:productType': () =>
        isThere ? { ...about, title: 'Tops', table } : refuse(500, 'GEN500'),
    })
    ;(await see('button', 'Size chart')).click()
    const retry = await see('button', 'Try again')
    isThere = true
    retry.click()
    await see('heading', 'Tops')
    await until(() => textOf(document.body).includes('96–101'))
    await expectAccessible()
  })
})

describe('the sets of <till-product>', () => {
  const answers = (ids: readonly string[]) => ({
    [SETS]: { productSets: [{ id: 'SET1', name: 'The first mile' }] },
    [SET]: setWith(...ids),
  })

  it('G5: complete the look with one button, each part in its own choice', async () => {
    const shoes = [aNewShoe({ name: 'Shoe' }), aNewShoe({ name: 'Tee' })]
    const ids = shoes.map(({ id }) => id)
    const { callsTo, widget, widgets } = await put(shoes, answers(ids))
    for (const other of widgets.slice(1)) other.remove()
    const set = await see('region', 'Complete the look: The first mile')
    const [one, two] = await until(() => {
      const parts = [...set.querySelectorAll('li')].filter(part => part.querySelector('input[value="10"]'))
      return parts.length === 2 && parts
    })
    await expectAccessible(widget)
    ;(await see('button', 'Add all 2 to bag')).click()
    await until(() => one?.querySelector('.danger'), 'It does not ask for the first part’s size')
    one?.querySelector<HTMLInputElement>('input[value="9"]')?.click()
    two?.querySelector<HTMLInputElement>('input[value="10"]')?.click()
    await until(() => two?.querySelector<HTMLInputElement>('input[value="10"]')?.checked)
    ;(await see('button', 'Add all 2 to bag')).click()
    const sent = () => [...callsTo('POST /cart/v1/cartWithItem'), ...callsTo('POST /cart/v1/item')]
    await until(() => sent().length === 2)
    expect(sent().map(({ body }) => (body as { upc: string }).upc)).to.have.members([
      shoes[0]?.variants[0]?.upc,
      shoes[1]?.variants[1]?.upc,
    ])
  })

  it('G5: say which part was not added, and why', async () => {
    const shoe = aNewShoe({ name: 'Shoe', id: `TQ4407S${Date.now()}` })
    const refused = refuse(403, 'GWP403')
    const { says } = await put([shoe], {
      ...answers([shoe.id, 'TQ4407OTHER']),
      'POST /cart/v1/cartWithItem': refused,
      'POST /cart/v1/item': refused,
    })
    const set = await see('region', 'Complete the look: The first mile')
    const parts = await until(() => {
      const found = [...set.querySelectorAll<HTMLInputElement>('input[value="9"]')]
      return found.length === 2 && found
    })
    for (const input of parts) input.click()
    ;(await see('button', 'Add all 2 to bag')).click()
    await says(/Kestrel TQ4407OTHER was not added\./)
    await expectAccessible()
  })

  it('G5: are left out where the page says so', async () => {
    const shoe = aNewShoe()
    const { says, callsTo } = await put([shoe], answers([shoe.id, 'TQ4407OTHER']), 'no-sets')
    await says(/Add to bag/)
    expect(callsTo(SETS)).to.have.length(0)
  })
})

describe('comparing by <till-product>', () => {
  const putCompared = async (...names: string[]) => {
    const { widgets } = await put(names.map(name => aNewShoe({ name })))
    for (const name of names) (await see('button', `Compare ${name}`)).click()
    await until(() => shadowOf(widgets.at(-1))?.querySelector('.tray'))
    return widgets.at(-1)
  }

  it('G5: chooses two, shows them side by side, and marks what differs', async () => {
    const weight = (data: string) => [{ id: 'weight', label: 'Weight', expanded: false, data: [data] }]
    const { widgets } = await put([
      aNewShoe({ name: 'Kestrel 2', details: weight('252 g') }),
      aNewShoe({ name: 'Harrier', details: weight('310 g') }),
    ])
    const one = await see('button', 'Compare Kestrel 2')
    one.click()
    await until(() => one.getAttribute('aria-pressed') === 'true')
    ;(await see('button', 'Compare Harrier')).click()
    await until(() => textOf(shadowOf(widgets[1])).includes('2 of 4 to compare'))
    expect(shadowOf(widgets[0])?.querySelector('.tray')).to.equal(null)
    ;(await see('button', 'Compare now')).click()
    const dialog = await see('dialog', 'Compare')
    await until(() => /Weight 252 g 310 g/.test(textOf(dialog)), `It shows ${textOf(dialog)}`)
    expect(dialog.querySelector('.differs')).to.equal(null)
    ;(await see('checkbox', 'Highlight differences')).click()
    await until(() => dialog.querySelector('.differs th')?.textContent === 'Weight differs')
    await expectAccessible()
    ;(await see('button', 'Remove Harrier')).click()
    await until(() => textOf(dialog).includes('Choose another one'))
  })

  it('G5: the focus stays in the comparison when one is removed, and the last', async () => {
    const widget = await putCompared('Kestrel 2', 'Harrier')
    ;(await see('button', 'Compare now')).click()
    const dialog = await see('dialog', 'Compare')
    for (const name of ['Harrier', 'Kestrel 2']) {
      const remove = await see('button', `Remove ${name}`)
      remove.focus()
      remove.click()
      await until(() => !remove.isConnected)
      await until(() => dialog.contains(shadowOf(widget).activeElement), `The focus is gone with ${name}`)
    }
  })

  it('G5: the focus stays in the comparison when what did not come is tried again', async () => {
    let isThere = false
    const lost = { productId: 'TQ4407LOST', name: 'Harrier', image: '', kind: 'footwear' }
    const { widget } = await put([aNewShoe({ name: 'Kestrel 2' })], {
      'GET /products/v2/products/:productId/details': (call: Call) =>
        idIn(call) === lost.productId && !isThere ? noAnswer('offline')() : aShoe({ id: idIn(call), name: idIn(call) }),
    })
    await allSettled(comparePressed, { scope: pageScope, params: lost })
    ;(await see('button', /^Compare TQ/)).click()
    ;(await see('button', 'Compare now')).click()
    const dialog = await see('dialog', 'Compare')
    const retry = await see('button', 'Try again')
    isThere = true
    retry.focus()
    retry.click()
    await see('button', 'Remove TQ4407LOST')
    await until(() => dialog.contains(shadowOf(widget).activeElement), 'The focus is gone')
  })

  it('G5: the focus stays in the tray, and goes back to the choice when that is empty', async () => {
    const widget = await putCompared('Kestrel 2', 'Harrier')
    const focused = () => shadowOf(widget).activeElement?.getAttribute('aria-label')
    const pressed = async (name: string) => {
      const button = await see('button', name)
      button.focus()
      button.click()
    }
    await pressed('Take Harrier out of the comparison')
    await until(() => focused() === 'Take Kestrel 2 out of the comparison', 'The focus has left the tray')
    await pressed('Take Kestrel 2 out of the comparison')
    await until(() => focused() === 'Compare Harrier' && all('button', 'Clear').length === 0)
    await pressed('Compare Harrier')
    await pressed('Clear')
    await until(() => focused() === 'Compare Harrier' && all('button', 'Clear').length === 0)
  })

  it('G5: fits 320 px, where the products scroll under the first column', async () => {
    await setViewport({ width: 320, height: 640 })
    await putCompared('Kestrel 2', 'Harrier', 'Merlin', 'Osprey')
    ;(await see('button', 'Compare now')).click()
    const dialog = await see('dialog', 'Compare')
    const region = await until(() => dialog.querySelector<HTMLElement>('.sidebyside'))
    await until(() => region.scrollWidth > region.clientWidth)
    expect(dialog.scrollWidth).to.be.at.most(320)
    const label = region.querySelector('tbody th') as HTMLElement
    const before = label.getBoundingClientRect().left
    region.scrollLeft = 200
    await until(() => region.scrollLeft > 100)
    expect(Math.abs(label.getBoundingClientRect().left - before)).to.be.at.most(1)
  })

  it('G5: says why a product of another kind is not taken', async () => {
    const { widgets } = await put([aNewShoe({ name: 'Kestrel 2' }), aNewShoe({ name: 'Tee', sizeChart: 'apparel' })])
    ;(await see('button', 'Compare Kestrel 2')).click()
    ;(await see('button', 'Compare Tee')).click()
    await until(() => textOf(shadowOf(widgets[1])).includes('Only products of one kind can be compared.'))
  })

  it('G5: is not offered where the page says so', async () => {
    const { says } = await put([aNewShoe()], {}, 'no-compare')
    await says(/Add to bag/)
    expect(all('button', /^Compare/)).to.have.length(0)
  })
})
