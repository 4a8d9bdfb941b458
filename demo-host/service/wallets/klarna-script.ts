/** Replaces Klarna's SDK: `Payments.init`, `load` and `authorize` with a window of the sandbox. */
export const klarnaScript = `(() => {
const base = new URL(document.currentScript.src).origin
const SOURCE = 'till-sandbox-klarna'
let clientToken = null

function load(options, data, callback) {
  const place = typeof options.container === 'string' ? document.querySelector(options.container) : options.container
  if (!clientToken || !place) return callback({ show_form: false, error: { invalid_fields: ['client_token'] } })
  const text = document.createElement('p')
  text.textContent = 'Klarna: ' + (options.payment_method_category || 'pay_over_time').replace(/_/g, ' ')
  text.style.cssText = 'margin:0;padding:12px 16px;border-radius:8px;background:#ffa8cd;color:#0b051d;font:500 15px/22px system-ui,sans-serif'
  place.replaceChildren(text)
  callback({ show_form: true })
}

async function authorize(options, data, callback) {
  const body = { amount: data.order_amount, currency: data.purchase_currency }
  const answer = await fetch(base + '/sandbox/klarna/sessions', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).catch(() => null)
  if (!answer || !answer.ok) return callback({ approved: false, show_form: true, error: { invalid_fields: ['order_amount'] } })
  const { authorization_token: token } = await answer.json()
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', 'Klarna')
  dialog.style.cssText = 'inline-size:min(420px,calc(100vw - 24px));block-size:min(520px,calc(100vh - 24px));padding:0;border:0;border-radius:16px;overflow:hidden'
  const frame = document.createElement('iframe')
  frame.title = 'Klarna'
  frame.src = base + '/sandbox/klarna/agree?payment=' + encodeURIComponent(token) + '&shop=' + encodeURIComponent(location.origin)
  frame.style.cssText = 'inline-size:100%;block-size:100%;border:0;display:block'
  dialog.append(frame)
  document.body.append(dialog)
  const over = new AbortController()
  const end = said => {
    if (over.signal.aborted) return
    over.abort()
    dialog.remove()
    callback(said)
  }
  window.addEventListener('message', ({ origin, source, data: said }) => {
    if (origin !== base || source !== frame.contentWindow) return
    if (typeof said !== 'object' || said === null || said.source !== SOURCE || said.payment !== token) return
    if (said.type === 'approved') end({ approved: true, show_form: true, authorization_token: token, finalize_required: false })
    if (said.type === 'refused') end({ approved: false, show_form: false })
  }, { signal: over.signal })
  dialog.addEventListener('close', () => end({ approved: false, show_form: true }))
  dialog.showModal()
}

window.Klarna = { Payments: { init({ client_token }) { clientToken = client_token }, load, authorize } }
})()
`
