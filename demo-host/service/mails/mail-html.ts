import { directionOf } from '../../../core/format/direction'
import { escape } from '../html'
import { BRAND } from './brand'
import type { Fact, Line, MailContent } from './content'

/** Whatever a shopper typed stays text, in its lines. */
const inLines = (text: string): string => escape(text).replace(/\r?\n/g, '<br>')

// Mail programs support neither custom properties nor nesting. In dark mode they use the second set of colours.
const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;background:#f4f4f2;color:#141414}
.page{background:#f4f4f2}.card{background:#ffffff}.ink{color:#141414}.soft{color:#5b5b58}.rule{border-color:#dededa}
.press{background:#141414;color:#ffffff}.quote{background:#f4f4f2;color:#141414}
@media (prefers-color-scheme:dark){
body,.page{background:#101010!important}.card{background:#1b1b1b!important}.ink{color:#f4f4f2!important}.soft{color:#b8b8b2!important}
.rule{border-color:#3a3a38!important}.press{background:#f4f4f2!important;color:#141414!important}.quote{background:#262624!important;color:#f4f4f2!important}
}
`.trim()

const FONT = "font-family:Inter,'Noto Sans','Noto Sans JP','Noto Sans Arabic','Segoe UI',system-ui,sans-serif"
const cell = (text: string, look = '', classes = 'ink', align = 'start'): string =>
  `<td class="${classes}" style="${FONT};font-size:16px;line-height:24px;text-align:${align};${look}">${text}</td>`

/** Whoever wrote it may write in another direction than the mail's. */
const quoted = (text: string): string => `<div dir="auto" style="text-align:start">${inLines(text)}</div>`

/** One column of tables, which every mail program shows, in the language's direction and both colour schemes. */
export function mailHtml(content: MailContent, locale: string): string {
  const direction = directionOf(locale)
  const row = (inside: string): string => `<tr>${inside}</tr>`
  const rows = [
    row(cell(escape(BRAND), 'font-size:20px;font-weight:700;padding-bottom:24px')),
    row(
      `<td style="padding-bottom:16px"><h1 class="ink" style="${FONT};margin:0;font-size:26px;line-height:32px;font-weight:700;text-align:start">${inLines(content.heading)}</h1></td>`,
    ),
    ...[content.greeting, ...content.paragraphs].map(text => row(cell(inLines(text), 'padding-bottom:12px'))),
    ...(content.quote ? [row(cell(quoted(content.quote), 'padding:16px;border-radius:8px', 'quote'))] : []),
    ...(content.action ? [row(`<td style="padding:12px 0 20px">${button(content.action)}</td>`)] : []),
    ...(content.facts?.length ? [row(`<td>${factTable(content.facts)}</td>`)] : []),
    ...(content.lines?.length ? [row(`<td>${lineTable(content.lines)}</td>`)] : []),
    ...(content.sums?.length ? [row(`<td>${sumTable(content.sums)}</td>`)] : []),
    ...(content.notes ?? []).map(text =>
      row(cell(inLines(text), 'font-size:14px;line-height:20px;padding-top:12px', 'soft')),
    ),
  ]
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(content.subject)}</title>
<style>${style}</style>
</head>
<body class="page" dir="${direction}">
${table(`<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" cellpadding="0" cellspacing="0" border="0" width="100%" style="max-width:600px;border-radius:12px">
<tr><td style="padding:32px 24px">${table(rows.join('\n'))}</td></tr>
</table>
<p class="soft" style="${FONT};font-size:13px;line-height:20px;max-width:560px;margin:16px auto 0"><a class="soft" href="${escape(content.help.href)}">${inLines(content.help.label)}</a></p>
</td></tr>`)}
</body>
</html>
`
}

const table = (rows: string, look = ''): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="${look}">${rows}</table>`

const button = ({ label, href }: { readonly label: string; readonly href: string }): string =>
  `<a class="press" href="${escape(href)}" style="${FONT};display:inline-block;padding:14px 24px;border-radius:8px;font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${inLines(label)}</a>`

const factTable = (facts: readonly Fact[]): string =>
  table(
    facts
      .map(
        ({ label, value }) =>
          `<tr>${cell(inLines(label), 'padding:4px 0;vertical-align:top;width:40%', 'soft')}${cell(`<bdi>${inLines(value)}</bdi>`, 'padding:4px 0')}</tr>`,
      )
      .join(''),
    'margin-bottom:16px',
  )

/** The product's name is beside it, so it has no text of its own. */
const picture = (url: string): string =>
  `<img src="${escape(url)}" alt="" width="64" height="64" style="display:block;border-radius:8px">`

const lineTable = (lines: readonly Line[]): string =>
  table(
    lines
      .map(({ name, image, detail, price }) => {
        const named = `<bdi>${inLines(name)}</bdi><br><span class="soft" style="font-size:14px;line-height:20px">${inLines(detail)}</span>`
        const rule = 'padding:12px 0;border-top-style:solid;border-top-width:1px;vertical-align:top'
        const pictured = cell(picture(image), `${rule};width:76px`, 'ink rule')
        return `<tr>${pictured}${cell(named, rule, 'ink rule')}${cell(inLines(price), rule, 'ink rule', 'end')}</tr>`
      })
      .join(''),
  )

const sumTable = (sums: NonNullable<MailContent['sums']>): string =>
  table(
    sums
      .map(({ label, value, isTotal }) => {
        const look = isTotal
          ? 'padding:12px 0;border-top-style:solid;border-top-width:1px;font-weight:700'
          : 'padding:4px 0'
        const classes = isTotal ? 'ink rule' : 'ink'
        return `<tr>${cell(inLines(label), look, classes)}${cell(inLines(value), look, classes, 'end')}</tr>`
      })
      .join(''),
    'margin-bottom:16px',
  )
