/** Replaces PayPal's SDK: the same `Buttons` and callbacks in the same order, with a window of the sandbox. */
export const paypalScript = `(() => {
const script = document.currentScript
const base = new URL(script.src).origin
const SOURCE = 'till-sandbox-paypal'
const ERRORS = { ADDRESS_ERROR: 'ADDRESS_ERROR', COUNTRY_ERROR: 'COUNTRY_ERROR', STATE_ERROR: 'STATE_ERROR', ZIP_ERROR: 'ZIP_ERROR', METHOD_UNAVAILABLE: 'METHOD_UNAVAILABLE' }
const css = \`
button { box-sizing: border-box; display: flex; gap: 8px; align-items: center; justify-content: center; inline-size: 100%; block-size: var(--height); margin: 0; padding: 0 16px; border: 1px solid transparent; border-radius: var(--radius); background: #ffc439; color: #003087; font: italic 800 20px/1 Verdana, "DejaVu Sans", sans-serif; letter-spacing: -.6px; cursor: pointer; direction: ltr }
button:hover { background: #f2ba36 }
button:focus-visible { outline: 3px solid #0070e0; outline-offset: 2px }
button:disabled { opacity: .6; cursor: default }
i { color: #0070e0 }
small { font: 400 14px/1 system-ui, sans-serif; letter-spacing: 0; color: #111 }
\`

function draw(options, press) {
  const place = document.createElement('div')
  const root = place.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const style = options.style || {}
  place.style.cssText = 'all: initial !important; display: block !important'
  place.style.setProperty('--height', (style.height || 45) + 'px')
  place.style.setProperty('--radius', style.shape === 'pill' ? '999px' : (style.borderRadius === undefined ? 4 : style.borderRadius) + 'px')
  const button = document.createElement('button')
  button.type = 'button'
  button.setAttribute('aria-label', 'PayPal')
  const words = { buynow: 'Buy now with', checkout: 'Checkout with', pay: 'Pay with' }[style.label]
  if (words) button.append(Object.assign(document.createElement('small'), { textContent: words }))
  const mark = document.createElement('span')
  mark.append('Pay', Object.assign(document.createElement('i'), { textContent: 'Pal' }))
  button.append(mark)
  button.addEventListener('click', press)
  root.append(button)
  return { place, button }
}

async function readOrder(order) {
  const answer = await fetch(base + '/sandbox/paypal/orders/' + encodeURIComponent(order))
  if (!answer.ok) throw new Error('The order is not known')
  return answer.json()
}

function Buttons(options) {
  let drawn
  let end

  async function press() {
    let isRefused = false
    const refuse = async () => { isRefused = true }
    if (options.onClick) await options.onClick({ fundingSource: 'paypal' }, { async resolve() {}, reject: refuse })
    if (isRefused) return
    const popup = window.open('about:blank', '', 'popup,width=460,height=740')
    if (!popup) return options.onError && options.onError(new Error('The window was blocked'))
    drawn.button.disabled = true
    let order
    const over = new AbortController()
    const watch = setInterval(() => popup.closed && finish(() => options.onCancel && options.onCancel({ orderID: order })), 300)
    const finish = then => {
      if (over.signal.aborted) return
      over.abort()
      clearInterval(watch)
      drawn.button.disabled = false
      popup.close()
      if (then) then()
    }
    end = finish
    window.addEventListener('pagehide', () => finish(), { signal: over.signal })
    const fail = error => finish(() => options.onError && options.onError(error))
    try {
      order = await options.createOrder({ paymentSource: 'paypal' }, {})
    } catch (error) {
      return fail(error)
    }
    if (over.signal.aborted) return
    window.addEventListener('message', event => hear(event).catch(fail), { signal: over.signal })
    popup.location.href = base + '/sandbox/paypal/checkout?order=' + encodeURIComponent(order) + '&shop=' + encodeURIComponent(location.origin)

    async function hear(event) {
      if (event.origin !== base || event.source !== popup) return
      const said = event.data
      if (typeof said !== 'object' || said === null || said.source !== SOURCE || said.order !== order) return
      if (said.type === 'cancel') return finish(() => options.onCancel && options.onCancel({ orderID: order }))
      if (said.type === 'address') return change(options.onShippingAddressChange, { shippingAddress: said.shippingAddress })
      if (said.type === 'option') return change(options.onShippingOptionsChange, { selectedShippingOption: said.selectedShippingOption })
      if (said.type === 'approve') {
        const data = { orderID: order, payerID: said.payerID, paymentSource: 'paypal' }
        finish(() => Promise.resolve(options.onApprove(data, { order: { get: () => readOrder(order) }, restart() {} })).catch(error => options.onError && options.onError(error)))
      }
    }

    async function change(callback, data) {
      let refused
      const actions = { async reject(reason) { refused = reason || ERRORS.ADDRESS_ERROR } }
      if (callback) await callback({ orderID: order, paymentToken: order, errors: ERRORS, ...data }, actions)
      popup.postMessage({ source: SOURCE, order, type: 'updated', refused: refused || null }, base)
    }
  }

  return {
    isEligible: () => true,
    async render(container) {
      drawn = draw(options, press)
      const place = typeof container === 'string' ? document.querySelector(container) : container
      place.append(drawn.place)
      if (options.onInit) options.onInit({}, { enable() {}, disable() {} })
    },
    async close() {
      if (end) end()
      if (drawn) drawn.place.remove()
    },
  }
}

window[script.getAttribute('data-namespace') || 'paypal'] = { version: 'sandbox', FUNDING: { PAYPAL: 'paypal' }, Buttons }
})()
`
