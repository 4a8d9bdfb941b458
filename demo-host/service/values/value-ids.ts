import { createHash } from 'node:crypto'
import { latinDigits } from '../../../core/format/latin-digits'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Ids derived from what the shopper types or who they are; a spendable number is stored only as a hash. */
export const valueIds = {
  giftCard: (number: string) => `gift-card ${hashOf(number)}`,
  reward: (code: string) => `reward ${hashOf(code)}`,
  points: (consumerNo: string) => `points ${consumerNo}`,
  voucher: (consumerNo: string, code: string) => `voucher ${consumerNo} ${code}`,
  athlete: (consumerNo: string) => `athlete ${consumerNo}`,
  employee: (consumerNo: string) => `employee ${consumerNo}`,
  ipa: (consumerNo: string) => `ipa ${consumerNo}`,
  wranx: (consumerNo: string) => `wranx ${consumerNo}`,
} as const

export const pinHash = (number: string, pin: string): string => hashOf(`${number} ${pin}`)

export const digitsOf = (number: string): string => latinDigits(number).replace(/[\s-]/g, '')

export const codeOf = (code: string): string => code.trim().toUpperCase()
