import { type Html, html } from '../pages/html'
import type { PagesSettings } from '../pages/settings'

/** A page whose owner builds with React: their own script renders it, and one script tag brings the shop. */
export function reactHostPage({ shop }: PagesSettings): Html {
  return html`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What will you run next? A shop in a React page</title>
<link rel="icon" href="/northlane/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/gallery/files/gallery.css">
<link rel="stylesheet" href="/gallery/files/react-host.css">
<script async src="${shop}/till.js" data-key="pk_demo" data-locale="en-US"></script>
<script type="module" src="/gallery/files/react-host.js"></script>
</head>
<body>
<header><nav aria-label="Demo"><a href="/gallery">Every widget, every state</a><a href="/en-us">Northlane</a></nav></header>
<main id="app" data-media="${shop}/media"></main>
</body>
</html>`
}
