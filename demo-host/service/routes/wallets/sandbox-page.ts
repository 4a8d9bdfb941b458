import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Configuration } from '../../configuration'
import { style } from './sandbox-style'

/** `data` becomes data attributes of the body, for the script. */
export type Page = {
  readonly title: string
  readonly mark: 'paypal' | 'klarna'
  readonly content: string
  readonly script: string
  readonly data: Readonly<Record<string, string>>
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export const escape = (text: string): string => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/** The window runs only its own script, and only pages of the demo may frame it. */
export function sendPage(reply: FastifyReply, configuration: Configuration, page: Page, status = 200): FastifyReply {
  const { hostPort, shopPort, shopOrigin } = configuration
  const demo = [hostPort, shopPort].flatMap(port => [`http://localhost:${port}`, `http://127.0.0.1:${port}`])
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(page.script)}`,
    `style-src ${hashOf(style)}`,
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
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body class="${mark}"${attributes.join('')}>
<header><b>${brand}</b> <span>sandbox, no money moves</span></header>
<main>
${content}
</main>
<script>${script}</script>
</body>
</html>`
}
