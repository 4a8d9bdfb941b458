import { escape } from '../../html'
import type { SandboxMail } from '../../repositories/sandbox-mails'
import { servicePage as page, STYLE_HASH } from '../service-page'

/** The pages load and run nothing; one frames the mail. */
export const PAGE_POLICY = `default-src 'none'; style-src ${STYLE_HASH}; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/** The mail runs nothing; its links leave the frame. */
export const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation"

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
<p>What the sandbox would have mailed. Nothing here left this machine. Load this page again for new mails. What people send is published or refused at <a href="/moderation">Moderation</a>.</p>
<p>Its warehouse and carrier believe that it is <time datetime="${now.toISOString()}">${minute(now)}</time> UTC. After one day an order is shipped, after three it is delivered.</p>
<div class="actions">
${to === undefined ? form('day', 'A day passes') : form(`day?to=${encodeURIComponent(to)}`, `A day passes for ${to}`)}
${isSoldOut ? form('restock', 'Restock Meridian 2 Harvest') : form('sell-out', 'Sell out Meridian 2 Harvest')}
${isOnSale ? form('end-sale', 'End the sale of Harbour') : form('start-sale', 'Put Harbour on sale')}
</div>
${mails.length === 0 ? '<p class="none">No mail yet: buy something, or ask for a new password.</p>' : `<ul>${mails.map(entry).join('\n')}</ul>`}`,
  )

const minute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ', ')

const form = (action: string, label: string): string =>
  `<form method="post" action="/outbox/${escape(action)}"><button>${escape(label)}</button></form>`

const entry = ({ id, locale, subject, to_address: to, kind, sent_at: at }: SandboxMail): string =>
  `<li><a href="/outbox/${encodeURIComponent(id)}"><b lang="${escape(locale)}" dir="auto">${escape(subject)}</b><small>${escape(to)} · ${escape(kind)} · <time datetime="${at.toISOString()}">${minute(at)} UTC</time></small></a></li>`

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
