/** Markup that is safe to send as it is. */
export type Html = { readonly html: string }

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

type Part = Html | string | number | null | undefined | false | readonly Part[]

function text(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replace(/[&<>"']/g, c => ESCAPES[c] ?? c)
  if (Array.isArray(part)) return part.map(text).join('')
  return (part as Html).html
}

/** A template whose values are escaped, unless they came out of `html` themselves; lists are joined, nothing is left out silently. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  return { html: strings.reduce((whole, string, index) => whole + text(values[index - 1]) + string) }
}
