import type { Catalogue } from '../../../core/catalogue/contracts'
import { type Html, html } from '../html'
import type { PagesSettings } from '../settings'
import { menuIcon, searchIcon, wordmark } from './icons'

/** What the bar links to; the rest stands on the front page. */
const IN_THE_BAR = ['run', 'trail', 'apparel', 'accessories', 'gift-cards', 'sale']

const STYLES = ['base', 'bar', 'home', 'listing', 'product']

const elsewhere = html`<ul>
  <li><a href="/slow-miles/meridian-2">A review at Slow Miles</a></li>
  <li><a href="/harbour-striders">Harbour Striders’ kit page</a></li>
  <li><a href="/bootstrap-shop">A page we never wrote</a></li>
  <li><a href="/gallery">Every widget, every state</a></li>
  <li><a href="/react-host">A page in React</a></li>
</ul>`

type Page = {
  title: string
  description: string
  settings: PagesSettings
  catalogue: Catalogue
  body: Html
  path: string
}

/** Every page of Northlane's own site: head, bar with sign-in and mini cart, foot. The one script tag stands in the head. */
export function northlanePage({ title, description, settings, catalogue, body, path }: Page): Html {
  const links = catalogue.categories
    .filter(category => IN_THE_BAR.includes(category.slug))
    .map(
      category =>
        html`<li><a href="${category.url}"${path === category.url ? html` aria-current="page"` : null}>${category.name}</a></li>`,
    )
  return html`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="icon" href="/northlane/icon.svg" type="image/svg+xml">
<link rel="preload" href="/vendor/inter/inter-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
${STYLES.map(name => html`<link rel="stylesheet" href="/northlane/${name}.css">`)}
<script defer src="/northlane/menu.js"></script>
<script async src="${settings.shop}/till.js" data-key="pk_demo" data-locale="en-US"></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<aside class="benefit" aria-label="Good to know">Free shipping from $100, 60-day returns.</aside>
<header class="bar">
${wordmark}
<nav aria-label="Shop"><ul>${links}</ul></nav>
<div class="end">
<form class="find" action="/en-us/search" role="search" aria-label="Search products"><label class="hidden" for="find">Search</label>${searchIcon}<input id="find" name="q" type="search" placeholder="Search"></form>
<till-sign-in><a class="account" href="${settings.shop}/en-us/sign-in">Sign in</a></till-sign-in>
<till-mini-cart><a class="bag" href="${settings.shop}/en-us/cart">Bag</a></till-mini-cart>
<details class="menu" id="menu"><summary aria-label="Menu">${menuIcon}</summary><nav aria-label="Menu"><ul>${links}</ul></nav></details>
</div>
</header>
<main id="content">${body}</main>
<footer>
<div class="columns">
<div><h2>Northlane</h2><p>Running things, made slowly, for people who go fast on some days and not on others.</p></div>
<div><h2>Help</h2><ul><li><a href="${settings.shop}/en-us/cart">Your bag</a></li><li><a href="${settings.shop}/en-us/favorites">Your favorites</a></li><li><a href="${settings.shop}/en-us/order">Look up an order</a></li><li><a href="/en-us#returns">60-day returns</a></li></ul></div>
<div><h2>Our shop on other pages</h2>${elsewhere}</div>
</div>
<p class="legal">© 2026 Northlane. A demonstration: nothing here is charged or sent.</p>
</footer>
</body>
</html>`
}
