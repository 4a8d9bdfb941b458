import { createHash } from 'node:crypto'
import { escape } from '../../mails/mail-html'
import type { SandboxMail } from '../../repositories/sandbox-mails'

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
pre { margin: 0; padding: 16px; border-radius: 8px; background: var(--sunken); white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/20px ui-monospace, monospace }
`

const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** The pages load and run nothing; one frames the mail. */
export const PAGE_POLICY = `default-src 'none'; style-src ${hash}; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/** The mail runs nothing; its links leave the frame. */
export const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation"

const page = (title: string, content: string): string => `<!doctype html>
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

/** What the sandbox's clock, shelf and prices say. */
type SandboxState = {
  readonly now: Date
  readonly isSoldOut: boolean
  readonly isOnSale: boolean
  /** The address that the page shows the mails of; time then passes for it only. */
  readonly to?: string | undefined
}

/** The newest mails first, below the buttons that make something happen. */
export const listPage = (mails: readonly SandboxMail[], { now, isSoldOut, isOnSale, to }: SandboxState): string =>
  page(
    'Outbox',
    `<h1>Outbox</h1>
<p>What the sandbox would have mailed. Nothing here left this machine. Its warehouse and carrier believe that it is <time datetime="${now.toISOString()}">${now.toISOString().slice(0, 16).replace('T', ', ')}</time> UTC. After one day an order is shipped, after three it is delivered. Load this page again for new mails.</p>
<div class="actions">
${to === undefined ? form('day', 'A day passes') : form(`day?to=${encodeURIComponent(to)}`, `A day passes for ${to}`)}
${isSoldOut ? form('restock', 'Restock Meridian 2 Harvest') : form('sell-out', 'Sell out Meridian 2 Harvest')}
${isOnSale ? form('end-sale', 'End the sale of Harbour') : form('start-sale', 'Put Harbour on sale')}
</div>
${mails.length === 0 ? '<p>No mail yet: buy something, or ask for a new password.</p>' : `<ul>${mails.map(entry).join('\n')}</ul>`}`,
  )

const form = (deed: string, label: string): string =>
  `<form method="post" action="/outbox/${escape(deed)}"><button>${escape(label)}</button></form>`

const entry = ({ id, locale, subject, to_address: to, kind, sent_at: at }: SandboxMail): string =>
  `<li><a href="/outbox/${encodeURIComponent(id)}"><b lang="${escape(locale)}" dir="auto">${escape(subject)}</b><small>${escape(to)} · ${escape(kind)} · <time datetime="${at.toISOString()}">${at.toISOString()}</time></small></a></li>`

/** The mail as HTML, text and headers. */
export const mailPage = ({ id, subject, text, headers, locale }: SandboxMail): string =>
  page(
    subject,
    `<p><a href="/outbox">Outbox</a></p>
<h1 lang="${escape(locale)}" dir="auto">${escape(subject)}</h1>
<iframe title="The mail" src="/outbox/${encodeURIComponent(id)}/html" sandbox="allow-top-navigation-by-user-activation"></iframe>
<h2>Text</h2>
<pre lang="${escape(locale)}" dir="auto">${pre(text)}</pre>
<h2>Headers</h2>
<pre>${pre(headers)}</pre>`,
  )

/** Keeps line breaks. */
const pre = (text: string): string => text.split('\n').map(escape).join('\n')

export const unknownPage = (): string =>
  page('No such mail', '<h1>There is no such mail</h1>\n<p><a href="/outbox">Outbox</a></p>')
