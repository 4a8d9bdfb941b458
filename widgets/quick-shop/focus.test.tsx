import { aCart } from '../../core/testing/a-cart'
import { aVariant } from '../../core/testing/a-product'
import { noAnswer } from '../../core/testing/shop-for'
import { see, until } from '../testing/see'
import { aNewProduct, choose, clear, fetchView, opened } from './put-quick-shop'

before(fetchView)

afterEach(clear)

/** The focused element of the panel; focus that has left it is on the body. */
const focusIn = (widget: Element) => widget.shadowRoot?.activeElement

describe('the focus in the panel of <till-quick-shop>', () => {
  it('X2: stays there when a product is tried again', async () => {
    const product = aNewProduct()
    let isThere = false
    const { widget } = await opened(product, {
      answers: { 'GET /products/v2/products/:productId/details': () => (isThere ? product : noAnswer('offline')()) },
    })
    const retry = await see('button', 'Try again')
    isThere = true
    retry.focus()
    retry.click()
    await see('heading', 'Meridian 2')
    await until(() => focusIn(widget)?.closest('dialog'), 'The focus is gone')
  })

  it('X2: stays there when the form of a notice has done its work', async () => {
    const product = aNewProduct({ variants: [aVariant('cobalt', '9', { notifyMe: true })] })
    const { widget } = await opened(product, {
      quantity: 0,
      features: { notifyMe: true },
      answers: { 'PUT /products/v1/notifications': { status: 204, body: '' } },
    })
    await choose('9, sold out')
    ;(await see('button', /^Notify me/)).click()
    const email = (await see('textbox', 'Email')) as HTMLInputElement
    email.focus()
    document.execCommand('insertText', false, 'maya@example.com')
    email.form?.requestSubmit()
    await until(() => !email.isConnected, 'It is not sent')
    await until(() => focusIn(widget)?.closest('dialog'), 'The focus is gone')
  })

  it('X2: stays there when an amount of the shopper’s own is in the bag', async () => {
    const product = aNewProduct({ customAmount: { min: 10, max: 200 }, variants: [aVariant('cobalt', '25')] })
    const { widget } = await opened(product, { answers: { 'POST /cart/v1/cartWithItem': aCart() } })
    const sum = (await see('textbox', /amount/i)) as HTMLInputElement
    sum.focus()
    document.execCommand('insertText', false, '30')
    const add = await until(() => sum.form?.querySelector('button'))
    add.focus()
    add.click()
    await until(() => !add.isConnected, 'It is not added')
    await until(() => focusIn(widget)?.closest('dialog'), 'The focus is gone')
  })
})
