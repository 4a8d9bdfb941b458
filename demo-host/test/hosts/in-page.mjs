/*
 * What is asked of a page, as functions that a browser of any make is sent the text of: each is alone, and takes
 * what it needs from prototypes, since the page may have put its own in the way.
 */

/** The middle of what is seen of a control of ours, by its words or its name; null while there is none. */
export function placeOf(tag, selector, words) {
  const find = HTMLDocument.prototype.querySelectorAll
  for (const host of find.call(document, tag)) {
    for (const element of host.shadowRoot?.querySelectorAll(selector) ?? []) {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
      const { left, top, width, height } = element.getBoundingClientRect()
      if (!name.trim().startsWith(words) || width === 0 || height === 0) continue
      return { x: left, y: top, width, height }
    }
  }
  return null
}

/** Whether nothing of ours moves or waits for a picture. */
export function isStill() {
  const find = HTMLDocument.prototype.querySelectorAll
  const roots = [...find.call(document, 'till-mini-cart, till-quick-shop')].flatMap(
    ({ shadowRoot }) => shadowRoot ?? [],
  )
  const images = roots.flatMap(root => [...root.querySelectorAll('dialog[open] img')])
  for (const image of images) image.loading = 'eager'
  const moving = roots
    .flatMap(root => root.getAnimations?.() ?? document.getAnimations())
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  return moving.length === 0 && images.every(({ complete }) => complete)
}

/** Whether the wallets of a widget are in their place, or keep none. */
export function haveWalletsSettled(tag) {
  const find = HTMLDocument.prototype.querySelector
  const wallets = find.call(document, `${tag} > [slot=express]`)
  const view = wallets?.shadowRoot?.querySelector('.view')
  return wallets?.getBoundingClientRect().height === 0 || Boolean(view?.querySelector('button'))
}

/** Takes away what shows through round corners and a veil: the page itself, for a picture; gives it back when asked. */
export function hideThePage(isHidden) {
  const { documentElement, body } = document
  for (const place of [documentElement, body]) {
    if (isHidden) place.style.setProperty('background', '#fff', 'important')
    else place.style.removeProperty('background')
    if (!place.getAttribute('style')) place.removeAttribute('style')
  }
  for (const child of body.children) {
    if (child.id === 'till-corner' || child.localName.startsWith('till-')) continue
    if (isHidden) child.style.setProperty('visibility', 'hidden', 'important')
    else child.style.removeProperty('visibility')
    if (!child.getAttribute('style')) child.removeAttribute('style')
  }
}

/** Gives what an element is on our own text's colour; answers its `style` as it was. */
export function colourPlace(tag) {
  const place = HTMLDocument.prototype.querySelector.call(document, tag).parentElement
  const before = place.getAttribute('style')
  place.style.setProperty('color', 'light-dark(#191918, #f4f4f1)', 'important')
  return before
}

/** Puts back what `colourPlace` took. */
export function giveColourBack(tag, before) {
  const place = HTMLDocument.prototype.querySelector.call(document, tag).parentElement
  if (before === null) place.removeAttribute('style')
  else place.setAttribute('style', before)
}

/** Every box of ours: which element, where in its dialog or its host, how large, and how it looks. */
export function boxesOfOurs(tag) {
  const told = []
  const names = [
    'color',
    'background-color',
    'font-family',
    'font-size',
    'font-weight',
    'line-height',
    'display',
    'opacity',
  ]
  for (const host of HTMLDocument.prototype.querySelectorAll.call(document, tag)) {
    for (const element of host.shadowRoot?.querySelectorAll('*') ?? []) {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) continue
      // Where the page has a scrollbar, all of it stands a little to the side.
      const base = (element.closest('dialog') ?? host).getBoundingClientRect()
      const style = getComputedStyle(element)
      const look = names.map(name => style.getPropertyValue(name)).join(' ')
      told.push(
        `${element.localName}.${element.getAttribute('class') ?? ''} ${[x - base.x, y - base.y, width, height].map(Math.round).join(' ')} ${look}`,
      )
    }
  }
  return told
}

/** How the page's own elements look: every property of each, up to 150 of them. */
export function looksOfThePage() {
  const seen = {}
  const all = [...HTMLDocument.prototype.querySelectorAll.call(document, 'html, body, body *')]
  const own = all.filter(
    element => !element.closest('#till-corner, till-mini-cart, till-toasts, till-quick-shop, script'),
  )
  // Prototype.js has an `entries` of its own.
  for (let place = 0; place < own.length && place < 150; place++) {
    const style = getComputedStyle(own[place])
    const look = []
    for (let at = 0; at < style.length; at++) look.push(`${style[at]}: ${style.getPropertyValue(style[at])}`)
    seen[`${place} ${own[place].localName}`] = look
  }
  return seen
}

/** Every name in the page's window, and what its constructors and their prototypes hold. */
export function namesOfThePage() {
  const told = []
  const tell = (name, owner) => {
    for (const key of Reflect.ownKeys(owner)) {
      const { value, get, set, ...rest } = Object.getOwnPropertyDescriptor(owner, key) ?? {}
      const what = [value, get, set].map(part => (typeof part === 'function' ? String(part).length : typeof part))
      told.push(`${name}.${String(key)} ${what.join()} ${JSON.stringify(Object.entries(rest))}`)
    }
  }
  for (const name of Object.getOwnPropertyNames(window)) {
    // jQuery and its like put the time into a name.
    told.push(name.replace(/\d{6,}/g, '#'))
    const { value } = Object.getOwnPropertyDescriptor(window, name) ?? {}
    if (typeof value !== 'function' || !/^[A-Z]/.test(name)) continue
    tell(name, value)
    if (value.prototype) tell(`${name}.prototype`, value.prototype)
  }
  return told.sort()
}

/** What is in an element of the page's own; null without one. */
export function textOf(selector) {
  return HTMLDocument.prototype.querySelector.call(document, selector)?.textContent ?? null
}

/** The middle of an element of the page's own; null while it is not seen. */
export function placeOfOwn(selector) {
  const box = HTMLDocument.prototype.querySelector.call(document, selector)?.getBoundingClientRect()
  return box?.width && box.height ? { x: box.x, y: box.y, width: box.width, height: box.height } : null
}
