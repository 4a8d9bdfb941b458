import { randomNumber } from '../luhn'

const RANDOM_DIGITS = 11

export const newOrderNumber = (): string => randomNumber(RANDOM_DIGITS)

/** People type spaces, dashes or a leading '#'. */
export const numberOf = (typed: string): string => typed.replace(/\D/g, '')
