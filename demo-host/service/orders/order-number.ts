import { randomInt } from 'node:crypto'
import { passesLuhn } from '../luhn'

const RANDOM_DIGITS = 11
const DIGITS = '0123456789'

/** A new order's public number: eleven random digits and one to catch a slip of the pen (Luhn). */
export function newOrderNumber(): string {
  const digits = Array.from({ length: RANDOM_DIGITS }, () => randomInt(10)).join('')
  const check = [...DIGITS].find(digit => passesLuhn(digits + digit)) ?? ''
  return digits + check
}

/** An order's number as people type it: with spaces, dashes, a '#' before it. */
export const numberOf = (typed: string): string => typed.replace(/\D/g, '')
