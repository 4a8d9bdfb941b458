import { type Html, html } from '../pages/html'
import type { Manner } from './cell'
import type { DescribedWidget, ShownStory } from './described'
import { sheetOf, type Theme } from './theme'

/** What each host brings into the page beside the widget. */
const hosts: Readonly<Record<Manner['host'], Html>> = {
  plain: html``,
  club: html`<link rel="stylesheet" href="/harbour-striders/harbour-striders.css">
<script src="/vendor/jquery/jquery.min.js"></script>
<script src="/harbour-striders/club.js"></script>`,
  bootstrap: html`<link rel="stylesheet" href="/bootstrap-shop/css/styles.css">
<script src="/vendor/bootstrap/bootstrap.bundle.min.js"></script>`,
  hostile: html`<link rel="stylesheet" href="/gallery/files/hostile.css">
<script src="/vendor/zone/zone.umd.min.js"></script>
<script src="/gallery/files/frozen.js"></script>`,
}

interface Cell {
  readonly widget: DescribedWidget
  readonly story: ShownStory
  readonly manner: Manner
  /** The merchant's colours, where the page has any. */
  readonly theme: Theme | null
  /** Origin of the shop that the script comes from. */
  readonly shop: string
  /** Origin of the gallery, which answers in the shop's place. */
  readonly own: string
}

/** One story in one manner, as a page of its own: the real script, and the shop that the story tells. */
export function cellPage({ widget, story, manner, theme, shop, own }: Cell): Html {
  const { host, scheme, dir, text } = manner
  const locale = dir === 'rtl' ? 'ar-AE' : 'en-US'
  const key = `gallery-${widget.folder}-${story.name}`
  return html`<!doctype html>
<html lang="${locale}" dir="${dir}" style="color-scheme: ${scheme}; font-size: ${text}%">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${widget.tag}, ${story.title}</title>
<link rel="icon" href="/northlane/icon.svg" type="image/svg+xml">
${hosts[host]}
<link rel="stylesheet" href="/gallery/files/cell.css">
${theme && html`<style>${{ html: sheetOf(theme) }}</style>`}
<script>${{ html: rememberAndAsk(key, story) }}</script>
<script async src="${shop}/till.js" data-key="${key}" data-locale="${locale}" data-api="${own}/gallery/shop/${widget.folder}/${story.name}"></script>
</head>
<body>
<main class="gallery-cell" data-text="${text}">${{ html: story.html }}</main>
</body>
</html>`
}

/** The script of the page's own: what this browser has seen of the cart before, and the queue. */
function rememberAndAsk(key: string, { cart, asks: setUp }: ShownStory): string {
  const seen = cart && {
    v: 1,
    basketId: cart.basketId,
    count: cart.totalItemCount,
    lines: cart.items,
    totals: cart.totals,
  }
  const saved = `till:${key}:cart`
  const remember = seen
    ? `localStorage.setItem(${inScript(saved)}, ${inScript(JSON.stringify(seen))})`
    : `localStorage.removeItem(${inScript(saved)})`
  return `${remember};window.till=${inScript(setUp)}`
}

const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
