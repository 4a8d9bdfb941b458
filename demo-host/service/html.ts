import { createHash } from 'node:crypto'

/** A text as it is written in markup. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/** A script or a style of a page, as the page's policy permits it. */
export const permitted = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

/** `title` is text, all else is markup; `attributes` are those of the body. */
export type HtmlPage = {
  readonly title: string
  readonly style: string
  readonly body: string
  readonly attributes?: string
}

/** A whole page that the service itself serves, in English. */
export const htmlPage = ({ title, style, body, attributes = '' }: HtmlPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body${attributes}>
${body}
</body>
</html>`
