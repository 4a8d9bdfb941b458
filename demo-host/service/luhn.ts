import { randomInt } from 'node:crypto'

const DIGITS = '0123456789'

/** Checks the last digit (ISO/IEC 7812-1). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** So many random digits and a check digit. */
export function randomNumber(length: number): string {
  const digits = Array.from({ length }, () => randomInt(10)).join('')
  const check = [...DIGITS].find(digit => passesLuhn(digits + digit)) ?? ''
  return digits + check
}
