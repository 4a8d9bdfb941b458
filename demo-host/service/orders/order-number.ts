import { randomInt } from 'node:crypto'
import { passesLuhn } from '../luhn'

const RANDOM_DIGITS = 11
const DIGITS = '0123456789'

/** Eleven random digits and a check digit (Luhn). */
export function newOrderNumber(): string {
  const digits = Array.from({ length: RANDOM_DIGITS }, () => randomInt(10)).join('')
  const check = [...DIGITS].find(digit => passesLuhn(digits + digit)) ?? ''
  return digits + check
}

/** People type spaces, dashes or a leading '#'. */
export const numberOf = (typed: string): string => typed.replace(/\D/g, '')
