import { createHash } from 'node:crypto'
import { galleryStyle } from './sandbox-gallery-style'
import { galleryWords } from './sandbox-gallery-words'

/** Replaces a provider's script: it is loaded by container and locale, and shows the pictures of the shop's own photo service. */
export const galleryScript = `(() => {
const asked = new URL(document.currentScript.src).searchParams
const all = ${JSON.stringify(galleryWords)}
const words = all[(asked.get('locale') || '').split('-')[0]] || all.en
const isRtl = /^(ar|fa|he|ur)/.test(asked.get('locale') || '')
const sheet = new CSSStyleSheet()
sheet.replaceSync(${JSON.stringify(galleryStyle)})

const arrow = d => {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  picture.setAttribute('viewBox', '0 0 24 24')
  picture.setAttribute('aria-hidden', 'true')
  picture.setAttribute('class', 'turn')
  picture.append(document.createElementNS('http://www.w3.org/2000/svg', 'path'))
  picture.firstChild.setAttribute('d', d)
  return picture
}
const BACK = 'M15 5l-7 7 7 7', ON = 'M9 5l7 7-7 7', CROSS = 'M6 6l12 12M18 6L6 18'

function make(tag, more = {}, ...inside) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(more)) {
    if (name === 'onclick') element.addEventListener('click', value)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== null && value !== false) element.setAttribute(name, value)
  }
  element.append(...inside)
  return element
}
const button = (className, label, press, ...inside) => make('button', { type: 'button', class: className, 'aria-label': label, onclick: press }, ...inside)
const fill = (text, values) => text.replace(/\\{(\\w+)\\}/g, (whole, name) => values[name])

async function create(wish) {
  const { place, locale, read } = wish
  const shown = []
  let next = null
  let at = 0
  const first = await read(null)
  if (first.media.length === 0) return { count: 0, remove() {} }

  const home = document.createElement('div')
  const root = home.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  const row = make('ul', { class: 'row', role: 'list', 'aria-label': words.pictures })
  const further = make('li', {}, button('tile further', null, readOn, words.more))
  const back = button('go back', words.previous, () => scroll(-1), arrow(BACK))
  const on = button('go on', words.next, () => scroll(1), arrow(ON))
  // Every tile can be reached by Tab; these are for pointers.
  for (const one of [back, on]) { one.tabIndex = -1; one.setAttribute('aria-hidden', 'true') }
  const whole = make('div', { class: 'all', dir: isRtl ? 'rtl' : 'ltr', lang: locale }, row, back, on)
  const dialog = make('dialog', { 'aria-label': words.pictures })
  const count = make('p', { class: 'at', role: 'status' })
  const earlier = button('step earlier', words.previous, () => step(-1), arrow(BACK))
  const later = button('step later', words.next, () => step(1), arrow(ON))
  const close = button('x', words.close, () => dialog.close(), arrow(CROSS))
  const bar = make('div', { class: 'bar' }, count, earlier, later, close)
  const box = make('div', { class: 'box' }, make('img', { class: 'shot' }), make('div', { class: 'side' }, bar))
  dialog.append(box)
  whole.append(dialog)
  root.append(whole)
  take(first)
  place.append(home)

  row.addEventListener('scroll', look, { passive: true })
  const size = new ResizeObserver(() => requestAnimationFrame(look))
  size.observe(row)
  dialog.addEventListener('click', event => event.target === dialog && dialog.close())
  dialog.addEventListener('keydown', event => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (way) step(isRtl ? -way : way)
  })
  return { count: shown.length, remove() { size.disconnect(); if (dialog.open) dialog.close(); home.remove() } }

  function take(page) {
    for (const media of page.media.filter(({ mediaId }) => !shown.some(one => one.mediaId === mediaId))) {
      shown.push(media)
      row.append(tileOf(media))
    }
    next = page.next
    further.remove()
    if (next) row.append(further)
  }

  function tileOf(media) {
    const label = fill(words.open, { author: media.author }) + (media.caption ? ': ' + media.caption : '')
    const { url, width = 640, height = 800 } = media.picture
    const picture = make('img', { src: url, alt: '', width, height, loading: 'lazy', decoding: 'async', draggable: 'false' })
    const tile = button('tile', label, () => open(shown.indexOf(media)), picture, make('span', { class: 'who', 'aria-hidden': 'true' }, make('bdi', {}, media.author)))
    tile.setAttribute('aria-haspopup', 'dialog')
    return make('li', {}, tile)
  }

  async function readOn() {
    const from = shown.length
    try { take(await read(next)) } catch (error) { console.error('[sandbox gallery] More pictures could not be read', error) }
    const newest = row.children[from]
    if (newest) newest.querySelector('button').focus()
  }

  function look() {
    const most = row.scrollWidth - row.clientWidth
    const gone = Math.abs(row.scrollLeft)
    back.hidden = gone < 4
    on.hidden = gone > most - 4
  }

  function scroll(way) {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    row.scrollBy({ left: way * (isRtl ? -1 : 1) * row.clientWidth * 0.8, behavior })
  }

  function open(index) {
    at = index
    draw()
    dialog.showModal()
  }

  function step(way) {
    if (!shown[at + way]) return
    at += way
    const held = root.activeElement
    draw()
    if (!held || !held.isConnected || held.disabled) close.focus()
  }

  function draw() {
    const media = shown[at]
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(media.createdAt))
    earlier.disabled = at === 0
    later.disabled = at === shown.length - 1
    for (const one of [earlier, later]) one.style.visibility = one.disabled ? 'hidden' : ''
    count.textContent = fill(words.place, { at: at + 1, count: shown.length })
    while (bar.nextSibling) bar.nextSibling.remove()
    const side = bar.parentNode
    box.scrollTop = side.scrollTop = 0
    side.append(make('div', {}, make('p', { class: 'by' }, make('bdi', {}, media.author)), make('time', { class: 'bar', datetime: media.createdAt }, day)))
    if (media.caption) side.append(make('p', { class: 'said', lang: media.language, dir: 'auto' }, media.caption))
    if (media.products.length > 0) side.append(thingsOf(media))
    if (wish.report) side.append(reportOf(media))
    box.firstChild.replaceWith(make('img', { class: 'shot', src: media.picture.url, alt: media.caption || fill(words.open, media) }))
  }

  function thingsOf({ products }) {
    const things = products.map(({ productId, name, url, image }) => {
      const opens = { 'data-till-open': 'quick-shop', 'data-till-product': productId, onclick: () => dialog.close() }
      const picture = image ? [make('img', { src: image, alt: '', width: 64, height: 64 })] : []
      const inside = [...picture, make('bdi', {}, name)]
      return make('li', {}, url ? make('a', { href: url, ...opens }, ...inside) : make('button', { type: 'button', ...opens }, ...inside))
    })
    return make('div', {}, make('p', { class: 'label', id: 'shows' }, words.shows), make('ul', { class: 'things', role: 'list', 'aria-labelledby': 'shows' }, ...things))
  }

  function reportOf({ mediaId }) {
    const note = make('p', { class: 'note', role: 'status' })
    const why = make('div', { class: 'why' }, ...words.reasons.map(([reason, text]) => make('button', { type: 'button', onclick: () => send(reason) }, text)))
    const part = make('details', { class: 'report' }, make('summary', {}, words.report), why)
    async function send(reason) {
      for (const one of why.children) one.disabled = true
      try {
        await wish.report(mediaId, reason)
        note.textContent = words.reported
        part.hidden = true
        close.focus()
      } catch {
        note.textContent = words.failed
        for (const one of why.children) one.disabled = false
      }
    }
    return make('div', {}, part, note)
  }
}

window.tillSocial = window.tillSocial || {}
window.tillSocial[asked.get('container')] = create
})()
`

/** The file is the same whatever container and locale it is asked for. */
export const galleryIntegrity = `sha384-${createHash('sha384').update(galleryScript).digest('base64')}`
