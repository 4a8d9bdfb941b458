const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: '’', nbsp: '\u00a0' }

/** The text of a markup, without a parser: what is shown where markup may not be. */
export function plainOf(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?(?:p|br|div|h\d|li|ul|ol|tr|t[dh]|table|blockquote|hr)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d{1,6}|x[\da-f]{1,5});/gi, (_whole, code: string) => String.fromCodePoint(Number(`0${code}`)))
    .replace(/&(\w+);/g, (whole, name: string) => signs[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}
