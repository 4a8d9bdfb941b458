/* Asked of the microsite and of pages of our own: each function is alone, as a browser is sent its text. */

/** The box of the field with this label, scrolled into sight; null while there is none. */
export function fieldOf(label) {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.trim().startsWith(label))
  const field = found && document.getElementById(found.htmlFor)
  if (!field || field.disabled) return null
  field.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = field.getBoundingClientRect()
  return { x, y, width, height }
}

/** Chooses in a list by its label; false while there is none. */
export function chooseIn(label, value) {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.trim().startsWith(label))
  const list = found && document.getElementById(found.htmlFor)
  if (!list) return false
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
  return list.value === value
}

/** The box of what can be pressed, by selector and first words, scrolled into sight; null while there is none. */
export function placeOfButton(selector, words) {
  for (const element of document.querySelectorAll(selector)) {
    if (!element.textContent.trim().startsWith(words) || element.disabled) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width && height) return { x, y, width, height }
  }
  return null
}

/** The box of PayPal's button, which the sandbox draws in a shadow root of its own; null while there is none. */
export function placeOfPayPal() {
  for (const { shadowRoot } of document.querySelectorAll('.wallets div')) {
    const button = shadowRoot?.querySelector('[aria-label=PayPal]:enabled')
    if (!button) continue
    button.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = button.getBoundingClientRect()
    return { x, y, width, height }
  }
  return null
}

/** All that the page says. */
export function textOf() {
  return document.body?.textContent ?? ''
}

/** Whether the terms are agreed to. */
export function isChecked() {
  return document.querySelector('input[name=terms]')?.checked === true
}
