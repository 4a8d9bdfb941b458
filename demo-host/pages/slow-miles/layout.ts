import { type Html, html } from '../html'

interface BlogPage {
  readonly shop: string
  readonly title: string
  readonly body: Html
}

/** A runner's blog that is not the shop's: another owner, another key, root font size of its own, serif everywhere. */
export function blogPage({ shop, title, body }: BlogPage): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/slow-miles/icon.svg" type="image/svg+xml">
<title>${title} · Slow Miles</title>
<link rel="stylesheet" href="/slow-miles/slow-miles.css">
<script async src="${shop}/till.js" data-key="pk_partner" data-locale="en-US"></script>
</head>
<body>
<header><b>Slow Miles</b><nav aria-label="Blog"><a href="/slow-miles">Essays</a><a href="/slow-miles/meridian-2">Gear</a><till-sign-in></till-sign-in><till-mini-cart style="display:inline-block;width:44px;height:44px"></till-mini-cart></nav></header>
${body}
<footer>Slow Miles is not owned by any shop. If you buy something here, <a href="/en-us">Northlane</a> sends it.</footer>
</body>
</html>`
}
