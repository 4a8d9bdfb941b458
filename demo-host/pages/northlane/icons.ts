import { type Html, html } from '../html'

const icon = (paths: Html): Html => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${paths}</svg>`

export const searchIcon = icon(html`<circle cx="11" cy="11" r="6"/><path d="M20 20l-4.5-4.5"/>`)
export const menuIcon = icon(html`<path d="M4 7h16M4 12h16M4 17h16"/>`)
export const personIcon = icon(html`<circle cx="12" cy="8" r="4"/><path d="M4 21c0-4 4-6 8-6s8 2 8 6"/>`)
export const plusIcon = icon(html`<path d="M12 5v14M5 12h14"/>`)

/** The brand's mark and name. */
export const wordmark = (home: string): Html =>
  html`<a class="wordmark" href="${home}"><svg width="22" height="20" viewBox="-4 0 28 20" aria-hidden="true"><path transform="skewX(-10)" d="M4 20V0h5.4l9.2 11.6V0H24v20h-5.4L9.4 8.4V20z"/></svg>northlane</a>`
