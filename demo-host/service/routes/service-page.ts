import { createHash } from 'node:crypto'
import { escape } from '../mails/mail-html'

const style = `
:root { color-scheme: light dark; --ink: #141414; --soft: #5b5b58; --paper: #fff; --sunken: #f4f4f2; --edge: #dededa }
@media (prefers-color-scheme: dark) { :root { --ink: #f4f4f2; --soft: #b8b8b2; --paper: #141414; --sunken: #1f1f1f; --edge: #3a3a38 } }
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px 48px; background: var(--paper); color: var(--ink); font: 16px/24px system-ui, sans-serif }
main { max-inline-size: 960px; margin-inline: auto }
h1 { font-size: 24px; line-height: 32px; margin-block: 0 8px }
h2 { font-size: 18px; line-height: 24px; margin-block: 32px 8px }
p { color: var(--soft); margin-block: 0 16px }
ul { list-style: none; margin: 0; padding: 0 }
li { border-block-start: 1px solid var(--edge) }
li a { display: grid; gap: 2px; padding: 12px 8px; text-decoration: none; color: inherit }
li a:hover { background: var(--sunken) }
a { color: inherit }
:focus-visible { outline: 3px solid; outline-offset: 2px }
small { color: var(--soft); font-size: 14px; line-height: 20px; overflow-wrap: anywhere }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin-block: 0 24px }
button { min-block-size: 44px; padding: 8px 20px; border: 1px solid var(--ink); border-radius: 999px; background: none; color: inherit; font: inherit; cursor: pointer }
button:hover { background: var(--sunken) }
iframe { inline-size: 100%; block-size: 720px; border: 1px solid var(--edge); border-radius: 8px; background: var(--sunken) }
.item { padding-block: 16px; border-block-start: 1px solid var(--edge) }
.item h3 { margin: 0; font-size: 16px; line-height: 24px }
.said { margin-block: 8px; color: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
.item img { display: block; max-inline-size: 100%; max-block-size: 320px; border-radius: 8px; background: var(--sunken) }
.decisions { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 12px; margin-block-start: 12px }
.decisions form { display: grid; gap: 12px; justify-items: start }
summary { inline-size: fit-content; min-block-size: 44px; padding: 9px 20px; border: 1px solid var(--edge); border-radius: 999px; cursor: pointer }
details[open] > summary { margin-block-end: 12px }
label { display: block }
select, textarea { inline-size: min(420px, 100%); min-block-size: 44px; padding: 8px 12px; border: 1px solid var(--soft); border-radius: 8px; background: none; color: inherit; font: inherit }
option { background: var(--paper) }
.tick { display: flex; gap: 8px }
[role=status] { padding: 12px 16px; border-radius: 8px; background: var(--sunken); color: inherit }
.vh { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
pre { margin: 0; padding: 16px; border-radius: 8px; background: var(--sunken); white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/20px ui-monospace, monospace }
`

export const STYLE_HASH = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** A page of the service itself, for the shop’s people: without scripts, in light and dark. */
export const servicePage = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>`
