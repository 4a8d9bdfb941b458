const NORTH_AMERICA = '1'

/** Ten digits that begin with 2 to 9 in North America, 6 to 14 digits elsewhere. */
export function phone(value: string, dialCode: string): 'phone' | null {
  const text = value.trim()
  if (!text) return null
  if (/[^\d\s()+.\-/]/.test(text)) return 'phone'
  const digits = text.replace(/\D/g, '')
  const isLocal = !text.startsWith('+')
  const isNorthAmerican = dialCode.replace(/\D/g, '') === NORTH_AMERICA && isLocal
  const pattern = isNorthAmerican ? /^[2-9]\d{9}$/ : isLocal ? /^\d{6,14}$/ : /^\d{7,15}$/
  return pattern.test(digits) ? null : 'phone'
}
