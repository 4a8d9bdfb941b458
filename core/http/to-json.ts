/**
 * JSON that no page can bend: Prototype.js gives strings and arrays a `toJSON` of its own, and JSON.stringify heeds it.
 */
export function toJson(value: unknown): string {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) {
    const items = []
    for (let place = 0; place < value.length; place++) items.push(toJson(value[place] ?? null))
    return `[${items.join()}]`
  }
  if (typeof value !== 'object' || value === null)
    return Number.isFinite(value) || typeof value === 'boolean' ? String(value) : 'null'
  const fields = []
  for (const [name, field] of Object.entries(value)) {
    if (field !== undefined) fields.push(quote(name) + ':' + toJson(field))
  }
  return `{${fields.join()}}`
}

function quote(text: string): string {
  const escaped = text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these must be escaped in JSON.
    /["\\\u0000-\u001f\u007f\u2028\u2029\ud800-\udfff]/g,
    unit => '\\u' + unit.charCodeAt(0).toString(16).padStart(4, '0'),
  )
  return `"${escaped}"`
}
