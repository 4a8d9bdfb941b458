import { latinDigits } from '../format/latin-digits'
import type { FieldRule, Transform } from '../site/contracts'

const changes: Record<Transform, (text: string, mask: string | undefined) => string> = {
  trim: text => text.trim(),
  'collapse-spaces': text => text.replace(/\s+/g, ' '),
  uppercase: text => text.toLocaleUpperCase('en'),
  'digits-only': text => latinDigits(text).replace(/\D/g, ''),
  'spaced-postcode': (text, mask) => spaced(text, mask),
}

/** Applied in order on blur; idempotent. */
export function transformed(text: string, rule: Pick<FieldRule, 'transforms' | 'mask'>): string {
  return (rule.transforms ?? []).reduce((value, name) => changes[name](value, rule.mask), text)
}

// By the mask, else the last three characters are separated (GB, CA).
function spaced(text: string, mask: string | undefined): string {
  const plain = text.replace(/[\s-]/g, '')
  if (!plain) return text
  const places = mask?.replace(/[^X#A9]/gi, '').length
  if (mask && places === plain.length) {
    let at = 0
    return mask.replace(/[X#A9]/gi, () => plain[at++] ?? '')
  }
  return plain.length > 3 ? `${plain.slice(0, -3)} ${plain.slice(-3)}` : plain
}
