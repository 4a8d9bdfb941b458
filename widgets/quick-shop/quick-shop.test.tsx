import { sendKeys, setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import type { Call } from '../../core/testing/shop-for'
import { expectAccessible } from '../testing/axe'
import { see, textOf, until } from '../testing/see'
import { aNewProduct, choose, clear, fetchView, gone, opened, put } from './put-quick-shop'

const boxOf = (element: Element) => element.getBoundingClientRect()

before(fetchView)

afterEach(clear)

describe('<till-quick-shop>', () => {
  it('shows a product and puts the chosen size into the bag', async () => {
    const product = aNewProduct()
    const { calls } = await opened(product)
    await see('dialog', 'Meridian 2')
    await see('heading', 'Meridian 2')
    await expectAccessible()
    await choose('10')
    ;(await see('button', 'Add to bag $140.00')).click()
    await see('button', 'Added')
    const added = calls.filter(({ path }) => path.startsWith('/cart/v1/'))
    expect(added.map(({ body }) => (body as { upc: string }).upc)).eql([product.variants[1]?.upc])
    await see('button', 'Add to bag $140.00')
  })

  it('has pictures down to its lower edge where its halves are higher than wide', async () => {
    await setViewport({ width: 768, height: 900 })
    const images = ['side', 'pair', 'heel', 'toe'].map(view => ({
      ...{ url: `/pictures/${view}.svg`, alt: view, color: 'cobalt', view },
    }))
    const { panel } = await opened(aNewProduct({ images }))
    await until(() => {
      const [room, pictures] = ['.gal', '.thumbs button:last-child'].map(part => panel.querySelector(part))
      return room && pictures && boxOf(room).bottom - boxOf(pictures).bottom === 12
    }, 'There is room below them')
    await setViewport({ width: 800, height: 600 })
  })

  it('X4: does so by the keyboard alone, and gives the focus back', async () => {
    const { widget } = await put(aNewProduct())
    const opener = await see('button', 'Quick shop')
    opener.focus()
    await sendKeys({ press: 'Enter' })
    await see('heading', 'Meridian 2')
    const focused = () => widget.shadowRoot?.activeElement
    await until(() => focused()?.getAttribute('aria-label') === 'Close')
    const size = await see('radio', '9')
    for (let n = 0; n < 8 && focused() !== size; n++) await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Space' })
    await until(() => (size as HTMLInputElement).checked)
    await sendKeys({ press: 'Tab' })
    // Looked for from before: it says so for a moment only, and a key's answer may take longer.
    const added = see('button', 'Added')
    await sendKeys({ press: 'Enter' })
    await added
    await sendKeys({ press: 'Escape' })
    await gone()
    expect((await see('button', 'Quick shop')) === focused()).equal(true)
  })

  it('shows the other product where the page names another while the panel is open', async () => {
    const { widget } = await opened(aNewProduct({ name: 'Meridian 2' }), {
      answers: {
        'GET /products/v2/products/:productId/details': ({ path }: Call) =>
          path.includes('/TQ4407OTHER/')
            ? aNewProduct({ id: 'TQ4407OTHER', name: 'Kestrel 2' })
            : aNewProduct({ name: 'Meridian 2' }),
      },
    })
    await see('heading', 'Meridian 2')
    widget.setAttribute('product', 'TQ4407OTHER')
    await see('heading', 'Kestrel 2')
  })

  it('M5: keeps presses inside the open panel from the page, such as from a clickable card around it', async () => {
    const { widget } = await opened(aNewProduct())
    const received: string[] = []
    const hear = ({ type }: Event) => received.push(type)
    const types = ['click', 'pointerdown', 'mousedown'] as const
    for (const type of types) document.addEventListener(type, hear)
    try {
      await choose('10')
      expect(received).eql([])
      document.body.click()
      expect(received).eql(['click'])
    } finally {
      for (const type of types) document.removeEventListener(type, hear)
    }
    await until(() => (widget.shadowRoot?.querySelector('input:checked') as HTMLInputElement)?.checked)
  })

  it('offers to tell when a sold-out size is back', async () => {
    const { calls, panel } = await opened(aNewProduct(), {
      quantity: 0,
      features: { notifyMe: true },
      answers: { 'PUT /products/v1/notifications': { status: 204, body: '' } },
    })
    await choose('9, sold out')
    ;(await see('button', 'Notify me')).click()
    const email = (await see('textbox', 'Email')) as HTMLInputElement
    expect(email.getAttribute('enterkeyhint')).equal('send')
    ;(await see('button', 'Notify me')).click()
    await until(() => email.getAttribute('aria-invalid') === 'true')
    expect(textOf(email.form as Element)).to.contain('This field is required')
    await expectAccessible()
    email.focus()
    await sendKeys({ type: 'maya@example' })
    await sendKeys({ press: 'Enter' })
    await until(() => textOf(email.form as Element).includes('Enter an email such as name@example.com'))
    await sendKeys({ type: '.com' })
    await sendKeys({ press: 'Enter' })
    await until(() => textOf(panel).includes('We will email maya@example.com'))
    expect(calls.filter(({ path }) => path === '/products/v1/notifications').length).equal(1)
    await expectAccessible()
  })

  it('sends a guest to sign in before a presale', async () => {
    const { panel } = await opened(aNewProduct({ presale: true }))
    ;(await see('button', 'Sign in to buy')).click()
    await until(() => textOf(panel).includes('Members can buy it first'))
    const way = (await see('link', 'Sign in, then come back.')) as HTMLAnchorElement
    expect(way.href).equal(`${location.origin}/en-us/sign-in`)
    await expectAccessible()
  })

  it('closes once the bag has it, where the page asks for it', async () => {
    await opened(aNewProduct(), { attributes: 'close-after-add' })
    await choose('9')
    ;(await see('button', /^Add to bag/)).click()
    await gone()
  })

  it('I18: does not move when its view comes', async () => {
    const { widget } = await put(aNewProduct())
    const looks = () => {
      const button = widget.shadowRoot?.querySelector('button') as Element
      const { font, color, borderRadius } = getComputedStyle(button)
      return [JSON.stringify(button.getBoundingClientRect()), font, color, borderRadius]
    }
    const before = looks()
    await widget.arrive()
    expect(widget.shadowRoot?.querySelector('.view button')).not.equal(null)
    expect(looks()).eql(before)
    await expectAccessible()
  })

  it('opens from a page’s own link, which still goes where it goes in a new tab', async () => {
    const { widget } = await put(aNewProduct(), { inside: '<a href="#product">Choose</a>' })
    const link = widget.querySelector('a')
    link?.click()
    await see('dialog', 'Meridian 2')
    expect(location.hash).equal('')
    await sendKeys({ press: 'Escape' })
    await gone()
    let prevented = true
    const hear = (event: Event) => {
      prevented = event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', hear, { once: true })
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey: true }))
    expect(prevented).equal(false)
  })

  it('is a sheet from the bottom on a small screen, with everything in reach', async () => {
    await setViewport({ width: 320, height: 640 })
    const { panel } = await opened(aNewProduct())
    await until(() => Math.round(panel.getBoundingClientRect().bottom) === 640)
    expect(panel.getBoundingClientRect().top).least(24)
    expect(panel.scrollWidth).most(320)
    const button = (await see('button', /^Add to bag/)).getBoundingClientRect()
    expect(button.bottom).most(640)
    await expectAccessible()
    await setViewport({ width: 800, height: 600 })
  })
})
