import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { aPrice } from '../../core/testing/a-product'
import { noAnswer, refuse } from '../../core/testing/shop-for'
import { expectAccessible } from '../testing/axe'
import { clearWidgets } from '../testing/put-widget'
import { expectUnderBar } from '../testing/under-bar'
import { all, see, until } from '../testing/see'
import { aNewShoe, fetchView, put, shadowOf } from './put-product'

const DETAILS = 'GET /products/v2/products/:productId/details'

before(fetchView)

afterEach(async () => {
  clearWidgets()
  await setViewport({ width: 800, height: 600 })
})

describe('<till-product>', () => {
  it('G5: shows name, eyebrow, badge, price, pictures of the colour, and what the shop says of it', async () => {
    const { widget, root, says } = await put([aNewShoe({ modelMeasurements: 'Worn in size M.' })])
    await see('heading', 'Kestrel 2')
    await says(/New Road running shoe Kestrel 2 \$140\.00/)
    await says(/Softer under the heel, quicker off the toe\./)
    const pictures = () => [...root.querySelectorAll<HTMLImageElement>('.row img')].map(({ alt }) => alt)
    expect(pictures()[0]).to.equal('Kestrel 2 in cobalt, from the side')
    ;(await see('radio', 'ember')).click()
    await until(() => pictures()[0] === 'Kestrel 2 in ember, from the side')
    expect(
      [...root.querySelectorAll('details')].map(one => [one.querySelector('summary')?.textContent, one.open]),
    ).to.eql([
      ['Features', true],
      ['Materials', false],
      ['On our models', false],
    ])
    await expectAccessible(widget)
  })

  it('keeps its choices under a bar that the page holds in sight', async () => {
    const { widget } = await put([aNewShoe()])
    await see('radio', 'ember')
    expectUnderBar(widget)
  })

  it('G5: its name is the page’s main heading where the page says so', async () => {
    const { root } = await put([aNewShoe()], {}, 'main-heading')
    await until(() => root.querySelector('h1'))
    expect(root.querySelectorAll('h2')).to.have.length(0)
  })

  it('G5: a picture is turned to by its thumbnail', async () => {
    const { root } = await put([aNewShoe()])
    const row = await until(() => root.querySelector('.row'))
    ;(await see('button', 'Picture 3 of 3')).click()
    await until(() => row.scrollLeft > row.clientWidth * 1.5)
    await until(() => all('button', 'Picture 3 of 3')[0]?.getAttribute('aria-current') === 'true')
  })

  it('G5: a picture is turned to by its thumbnail in a narrow column, in either direction', async () => {
    for (const dir of ['ltr', 'rtl']) {
      const { widget, root } = await put([aNewShoe()], {}, `dir="${dir}"`)
      widget.parentElement?.setAttribute('style', 'inline-size: 280px; margin: 0 400px')
      const row = await until(() => root.querySelector<HTMLElement>('.row'))
      await until(() => row.clientWidth > 0 && row.clientWidth <= 280)
      for (const place of [2, 1, 0]) {
        root.querySelectorAll<HTMLElement>('.thumbs button')[place]?.click()
        await until(() => Math.abs(Math.abs(row.scrollLeft) - place * row.clientWidth) < 2, `${dir}: not at ${place}`)
      }
      clearWidgets()
    }
  })

  it('B7: leads to where one is made to order', async () => {
    const { root } = await put([aNewShoe({ customsExternalUrl: 'https://by-you.example/kestrel-2' })])
    const link = await see('link', 'Design your own', root)
    expect(link.getAttribute('href')).to.equal('https://by-you.example/kestrel-2')
  })

  it('G5: asks for a size, and puts the chosen one into the bag', async () => {
    const shoe = aNewShoe()
    const { root, callsTo, widget } = await put([shoe])
    ;(await see('button', /^Add to bag/)).click()
    await until(() => root.activeElement?.getAttribute('value') === '9', 'The size is not in focus')
    await expectAccessible(widget)
    ;(await see('radio', '10')).click()
    const added = see('button', 'Added')
    ;(await see('button', /^Add to bag/)).click()
    await added
    const sent = [...callsTo('POST /cart/v1/cartWithItem'), ...callsTo('POST /cart/v1/item')]
    expect(sent.map(({ body }) => (body as { upc: string }).upc)).to.eql([shoe.variants[1]?.upc])
  })

  it('G5: of two on a page each has a choice and an answer of its own', async () => {
    const refused = refuse(403, 'GWP403')
    const shoes = [aNewShoe({ name: 'Kestrel 2' }), aNewShoe({ name: 'Harrier' })]
    const { widgets } = await put(shoes, { 'POST /cart/v1/cartWithItem': refused, 'POST /cart/v1/item': refused })
    const [first, second] = widgets.map(shadowOf)
    await until(() => first?.querySelector('.buy') && second?.querySelector('.buy'))
    second?.querySelector<HTMLInputElement>('input[value="10"]')?.click()
    await until(() => second?.querySelector<HTMLInputElement>('input[value="10"]')?.checked)
    expect(first?.querySelector('.sizes :checked')).to.equal(null)
    second?.querySelector<HTMLElement>('.df .btn')?.click()
    await until(() => second?.querySelector('[role=alert] .danger'))
    expect(first?.querySelector('.danger')).to.equal(null)
    first?.querySelector<HTMLElement>('.df .btn')?.click()
    await until(() => first?.querySelector('.sizes .danger'))
    expect(second?.querySelector('.sizes .danger')).to.equal(null)
  })

  it('G4: shows a sale as the quick shop does, with its percentage at the lowest of 30 days where that is lower', async () => {
    const price = aPrice(112, {
      lowOriginal: 140,
      highOriginal: 140,
      original: 140,
      percentagePriceDiscount: 13.8,
      historicBestPrice: 130,
    })
    const { says } = await put([aNewShoe({ variants: aNewShoe().variants.map(each => ({ ...each, price })) })])
    await says(/\$112\.00 was \$140\.00 Lowest price in 30 days: \$130\.00 \(−13\.8%\)/)
  })

  it('D5: has express ways to pay where the page asks for them', async () => {
    const { root, says } = await put([aNewShoe()])
    await says(/Add to bag/)
    expect(root.querySelector('slot[name=express]')).to.equal(null)
    clearWidgets()
    const shoe = aNewShoe()
    const { widget } = await put([shoe], {}, 'express')
    const wallets = await until(() => widget.querySelector('till-wallet-buttons[slot=express]'))
    expect([wallets.getAttribute('context'), wallets.getAttribute('product')]).to.eql(['product', shoe.id])
  })

  it('shows the page’s own fallback until the product has come', async () => {
    const shoe = aNewShoe()
    let answer = (_: typeof shoe) => {}
    const coming = new Promise<typeof shoe>(resolve => {
      answer = resolve
    })
    const { widget, root } = await put([shoe], { [DETAILS]: () => coming })
    widget.innerHTML = '<p slot="fallback">A shoe</p>'
    const own = widget.querySelector('p') as HTMLElement
    await until(() => root.querySelector('.wait') && own.checkVisibility(), 'The fallback is not seen')
    expect(root.querySelector('.wait')?.checkVisibility()).to.equal(false)
    answer(shoe)
    await see('heading', 'Kestrel 2')
    expect(own.checkVisibility()).to.equal(false)
  })

  it('has a heart over its pictures', async () => {
    await put([aNewShoe({ name: 'Harrier' })])
    await see('button', 'Add Harrier to favorites')
  })

  it('T15: says what is wrong, and gets the product when it is tried again', async () => {
    const shoe = aNewShoe()
    let isThere = false
    const { widget } = await put([shoe], { [DETAILS]: () => (isThere ? shoe : noAnswer('offline')()) })
    const retry = await see('button', 'Try again')
    await expectAccessible(widget)
    isThere = true
    retry.click()
    await see('heading', 'Kestrel 2')
  })

  it('says that a product is gone', async () => {
    const { says } = await put([aNewShoe()], { [DETAILS]: refuse(404, 'PLP400') })
    await says(/no longer sold/)
    expect(all('button', 'Try again')).to.have.length(0)
  })

  it('X8: fits a column of 280 px', async () => {
    await setViewport({ width: 320, height: 640 })
    const { widget, root, says } = await put([aNewShoe()])
    await says(/Add to bag/)
    const section = root.querySelector('.pd') as HTMLElement
    for (const width of [320, 280]) {
      widget.style.setProperty('max-width', `${width}px`)
      expect(section.scrollWidth, `${width} px`).to.be.at.most(section.clientWidth)
    }
    await expectAccessible(widget)
  })
})
