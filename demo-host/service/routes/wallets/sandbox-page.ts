import type { FastifyReply } from 'fastify'
import type { Configuration } from '../../configuration'
import { escape, htmlPage, permitted } from '../../html'
import { style } from './sandbox-style'

/** `data` becomes data attributes of the body, for the script. */
export type Page = {
  readonly title: string
  readonly mark: 'paypal' | 'klarna'
  readonly content: string
  readonly script: string
  readonly data: Readonly<Record<string, string>>
}

/** The window runs only its own script, and only pages of the demo may frame it. */
export function sendPage(reply: FastifyReply, configuration: Configuration, page: Page, status = 200): FastifyReply {
  const { hostPort, shopPort, shopOrigin } = configuration
  const demo = [hostPort, shopPort].flatMap(port => [`http://localhost:${port}`, `http://127.0.0.1:${port}`])
  const policy = [
    "default-src 'none'",
    `script-src ${permitted(page.script)}`,
    `style-src ${permitted(style)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    `frame-ancestors ${[...new Set([...demo, shopOrigin])].join(' ')}`,
  ]
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy.join('; '))
    .header('x-frame-options', 'SAMEORIGIN')
    .send(htmlOf(page))
}

function htmlOf({ title, mark, content, script, data }: Page): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escape(value)}"`)
  const brand = mark === 'paypal' ? 'Pay<i>Pal</i>' : 'Klarna.'
  return htmlPage({
    title,
    style,
    attributes: ` class="${mark}"${attributes.join('')}`,
    body: `<header><b>${brand}</b> <span>sandbox, no money moves</span></header>
<main>
${content}
</main>
<script>${script}</script>`,
  })
}
