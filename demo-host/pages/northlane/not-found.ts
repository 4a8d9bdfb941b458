import { type Html, html } from '../html'
import type { Site } from './site'

/** What is where no page is: the way back, and what others buy. */
export const notFound = ({ words, root }: Site, offers: Html | null): Html =>
  html`<section class="wrap returns"><h1>${words.missing}</h1><p>${words.missingText}</p><p><a class="button main" href="${root}">${words.toFront}</a></p></section>
${offers}`
