import { digits } from './hash'

/** The last digit of an EAN-13 whose first twelve are given (GS1 General Specifications 7.9). */
export const checkDigit = (twelve: string): string => {
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return String((10 - (sum % 10)) % 10)
}

/** A variant's own EAN-13; it begins with 2, which GS1 leaves to shops for their own use. */
export const upcOf = (variantId: string): string => {
  const twelve = '2' + digits(variantId, 11)
  return twelve + checkDigit(twelve)
}
