import { domainToASCII } from 'node:url'
import { email } from '../../core/validate/email'

const MAX_LOCAL = 64
const MAX_DOMAIN = 253
const LABEL = /^(?!-)[a-z\d-]{1,63}(?<!-)$/i

/** By the forms' rule, which is small, and by what mail servers take. */
export function emailProblem(value: string): ReturnType<typeof email> {
  const [local = '', domain = ''] = value.trim().split('@')
  return email(value) ?? (isTaken(local, domainToASCII(domain)) ? null : 'email')
}

function isTaken(local: string, domain: string): boolean {
  const labels = domain.split('.')
  const isName = labels.every(label => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '')
  return isName && domain.length <= MAX_DOMAIN && Buffer.byteLength(local) <= MAX_LOCAL
}
