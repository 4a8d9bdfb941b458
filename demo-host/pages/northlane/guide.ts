import { type Html, html } from '../html'

/** One of the editors’ guides. What is inside is read until the shop's content has come. */
export const guide = (fragment: string, title: string): Html =>
  html`<div class="wrap guide"><till-content fragment="${fragment}"><h1>${title}</h1></till-content></div>`
