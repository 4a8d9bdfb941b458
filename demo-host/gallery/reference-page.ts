import { type Html, html } from '../pages/html'
import type { DescribedWidget } from './described'
import { documentEvents } from './document-events'
import { framed } from './frame'
import { tablesOf } from './tables'

/** What each widget is made of, and what a page can hear: from the same descriptions as everything else. */
export function referencePage(widgets: readonly DescribedWidget[]): Html {
  const own = widgets.map(
    widget => html`<section><h2 id="${widget.folder}">&lt;${widget.tag}&gt;</h2><p>${inWords(widget.about)}</p>
<p><a href="/gallery?widget=${widget.folder}">Its stories</a></p>${tablesOf(widget).map(table)}</section>`,
  )
  const heard = {
    caption: 'Events',
    head: ['event', 'when', 'detail'],
    rows: Object.entries(documentEvents).map(([name, { when, detail }]) => [`\`${name}\``, when, detail]),
  }
  return framed(
    'Reference',
    html`<p>Also for tools: <a href="/gallery/files/custom-elements.json">custom-elements.json</a> and
<a href="/gallery/files/html-data.json">HTML data for VS Code</a>.</p>${own}
<section><h2 id="events">What a page can hear</h2>
<p>DOM events bubble and cross shadow roots; those of one widget start at its element, the others at the document.
<code>till.on(name, listener)</code> hears the document’s by their names without <code>till:</code>.</p>${table(heard)}</section>`,
  )
}

const table = ({ caption, head, rows }: ReturnType<typeof tablesOf>[number]) =>
  html`<div class="wide" tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption>
<thead><tr>${head.map(cell => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map(row => html`<tr>${row.map(cell => html`<td>${inWords(cell)}</td>`)}</tr>`)}</tbody></table></div>`

/** Text in which `code` is between backticks. */
const inWords = (text: string): readonly Html[] =>
  text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : html`${part}`))
