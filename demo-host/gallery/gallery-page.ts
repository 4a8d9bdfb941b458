import { type Html, html } from '../pages/html'
import { cellAddress, choices, type Manner } from './cell'
import type { DescribedWidget, ShownStory } from './described'
import { framed } from './frame'
import { type Theme, verdictOn } from './theme'

/** Every story of the widgets, or of one, in the manner and the merchant's colours that the controls say. */
export function galleryPage(
  widgets: readonly DescribedWidget[],
  only: string | undefined,
  manner: Manner,
  theme: Theme | null = null,
): Html {
  const shown = widgets.filter(({ folder }) => !only || folder === only)
  return framed(
    'Every widget, every state',
    html`${controls(widgets, only, manner, theme)}${theme && html`<p role="status">${verdictOn(theme)}</p>`}${shown.map(shelf(manner, theme))}`,
  )
}

function controls(
  widgets: readonly DescribedWidget[],
  only: string | undefined,
  manner: Manner,
  theme: Theme | null,
): Html {
  const names = Object.fromEntries([['', 'All widgets'], ...widgets.map(({ folder, tag }) => [folder, tag])])
  const labels = { host: 'Host', scheme: 'Scheme', dir: 'Direction', text: 'Text' }
  return html`<form class="controls" action="/gallery">
${select('widget', 'Widget', names, only ?? '')}
${Object.entries(choices).map(([name, values]) => select(name, labels[name as keyof Manner], values, manner[name as keyof Manner]))}
<label>Button <input name="action" size="8" placeholder="#rrggbb" pattern="#[0-9a-fA-F]{6}" value="${theme?.action}"></label>
<label>Its words <input name="on" size="8" placeholder="#ffffff" pattern="#[0-9a-fA-F]{6}" value="${theme?.onAction ?? '#ffffff'}"></label>
<button>Show</button>
</form>`
}

function select(name: string, label: string, values: Readonly<Record<string, string>>, chosen: string): Html {
  const options = Object.entries(values).map(
    ([value, words]) => html`<option value="${value}"${value === chosen ? html` selected` : null}>${words}</option>`,
  )
  return html`<label>${label} <select name="${name}">${options}</select></label>`
}

const shelf = (manner: Manner, theme: Theme | null) => (widget: DescribedWidget) =>
  html`<section><h2 id="${widget.folder}">&lt;${widget.tag}&gt;</h2>
<p>${widget.about} <a href="/gallery/reference#${widget.folder}">Reference</a></p>
<div class="cells">${widget.stories.map(cell(widget, manner, theme))}</div></section>`

const cell = (widget: DescribedWidget, manner: Manner, theme: Theme | null) => (story: ShownStory) => {
  const colours = theme ? { action: theme.action, on: theme.onAction } : {}
  const address = cellAddress(widget.folder, story.name, { ...manner, ...colours })
  const title = `${widget.tag}, ${story.title}`
  const tall = story.asks.length ? 'tall' : 'low'
  return html`<figure class="${tall}"><figcaption><a href="${address}">${story.title}</a></figcaption>
<iframe src="${address}" title="${title}" loading="lazy"></iframe>
<details><summary>Markup</summary><pre><code>${story.html}</code></pre></details></figure>`
}
