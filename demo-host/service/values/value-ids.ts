import { createHash } from 'node:crypto'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Values are found by what the shopper types or who the shopper is; a number that can be spent is kept as its hash alone. */
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

/** A PIN as it is kept and compared. */
export const pinHash = (number: string, pin: string): string => hashOf(`${number} ${pin}`)

/** A card's number as it is compared: digits alone. */
export const digitsOf = (number: string): string => number.replace(/[\s-]/g, '')

/** A reward's code as it is compared. */
export const codeOf = (code: string): string => code.trim().toUpperCase()
