import type { Catalogue } from '../../../core/catalogue/contracts'
import { type Html, html } from '../html'
import type { PagesSettings } from '../settings'
import { menuIcon, personIcon, searchIcon, wordmark } from './icons'
import { type Site, sites } from './site'

/** What the bar links to until the menu has come; the rest is on the front page. */
const IN_THE_BAR = ['run', 'trail', 'apparel', 'accessories', 'gift-cards', 'sale']

const elsewhere = ({ words }: Site): Html => html`<ul>
  <li><a href="/slow-miles/meridian-2">${words.review}</a></li>
  <li><a href="/harbour-striders">${words.kit}</a></li>
  <li><a href="/bootstrap-shop">${words.stranger}</a></li>
  <li><a href="/gallery">${words.gallery}</a></li>
  <li><a href="/react-host">${words.react}</a></li>
</ul>`

/** The same page in every locale. */
const languages = (path: string, here: Site): Html =>
  html`<ul>${sites.map(
    ({ locale, root }) =>
      html`<li><a href="${path.startsWith(here.root) ? root + path.slice(here.root.length) : root}" lang="${locale}" hreflang="${locale}"${locale === here.locale ? html` aria-current="true"` : null}>${new Intl.DisplayNames(locale, { type: 'language' }).of(locale)}</a></li>`,
  )}</ul>`

type Page = {
  site: Site
  title: string
  description: string
  settings: PagesSettings
  catalogue: Catalogue
  body: Html
  path: string
  /** No such page: it is not counted as one of Northlane's. */
  isMissing?: boolean
}

/** Every page of Northlane's own site: head, bar with sign-in and mini cart, foot. The one script tag is in the head. */
export function northlanePage({ site, title, description, settings, catalogue, body, path, isMissing }: Page): Html {
  const { words, root, locale, dir } = site
  const ours = settings.shop + root
  const account = html`<a href="${ours}/account" data-till-open="sign-in">${words.account}</a>`
  const links = catalogue.categories
    .filter(category => IN_THE_BAR.includes(category.slug))
    .map(
      category =>
        html`<li><a href="${category.url}"${path === category.url ? html` aria-current="page"` : null}>${category.name}</a></li>`,
    )
  return html`<!doctype html>
<html lang="${locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${isMissing ? 'This page is not available' : description}">
${isMissing ? html`<meta name="robots" content="noindex">` : null}
<link rel="icon" href="/northlane/icon.svg" type="image/svg+xml">
<link rel="preload" href="/vendor/inter/inter-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/northlane/site.css">
<script async src="${settings.shop}/till.js" data-key="pk_demo" data-locale="${locale}"></script>
</head>
<body>
<aside class="benefit" aria-label="${words.goodToKnow}"><a class="skip" href="#content">${words.skip}</a>${words.benefit(site.freeFrom)}<div class="beside"><till-menu site="northlane" secondary bar-from="1200"></till-menu></div></aside>
<header class="bar">
${wordmark(root)}
<div class="shopmenu"><till-menu site="northlane" bar-from="1200"><nav aria-label="${words.shop}"><ul>${links}</ul></nav>
<details class="menu"><summary aria-label="${words.menu}">${menuIcon}</summary><nav aria-label="${words.menu}"><ul>${links}<li>${account}</li></ul></nav></details>
<p slot="end" class="door">${account}</p></till-menu></div>
<div class="end">
<div class="find"><div><till-search results-url="${root}/search"><form action="${root}/search" role="search" aria-label="${words.searchProducts}"><label class="hidden" for="find">${words.search}</label>${searchIcon}<input id="find" name="q" type="search" placeholder="${words.search}"></form></till-search></div></div>
<till-sign-in><a class="account" href="${ours}/sign-in">${words.signIn}</a></till-sign-in>
<a class="mine" href="${ours}/account" data-till-open="sign-in" aria-label="${words.account}">${personIcon}</a>
<till-mini-cart><a class="bag" href="${ours}/cart">${words.bag}</a></till-mini-cart>
</div>
</header>
<main id="content">${body}</main>
<footer>
<div class="columns">
<div><h2>Northlane</h2><p>${words.about}</p></div>
<div><h2>${words.elsewhere}</h2>${elsewhere(site)}</div>
<nav aria-label="${words.languages}"><h2>${words.languages}</h2>${languages(path, site)}</nav>
</div>
<div class="site"><till-footer site="northlane"><div><h2>${words.help}</h2><ul><li><a href="${ours}/cart">${words.yourBag}</a></li><li><a href="${ours}/account" data-till-open="sign-in">${words.account}</a></li><li><a href="${ours}/favorites">${words.favorites}</a></li><li><a href="${ours}/order">${words.order}</a></li><li><a href="${root}#returns">${words.returnsLink}</a></li></ul></div></till-footer></div>
<p class="legal">${words.legal}</p>
</footer>
</body>
</html>`
}
