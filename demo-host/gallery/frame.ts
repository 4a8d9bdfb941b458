import { type Html, html } from '../pages/html'

/** The gallery's own page around what it shows. */
export function framed(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Till gallery</title>
<link rel="icon" href="/northlane/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/gallery/files/gallery.css">
</head>
<body>
<header><nav aria-label="Gallery"><a href="/gallery">Every widget, every state</a><a href="/gallery/reference">Reference</a><a href="/react-host">In React</a><a href="/en-us">Northlane</a></nav></header>
<main><h1>${title}</h1>
${body}</main>
</body>
</html>`
}
