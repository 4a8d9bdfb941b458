import type { Row } from './row'

/** Gift cards, payment, tax. */
export const paymentCodes = {
  GFC410: [409, 'maximum gift cards reached'],
  GFC799: [502, 'balance check error', 'again'],
  GFC800: [400, 'invalid gift card'],
  GFC700: [400, 'invalid gift card'],
  GFC812: [410, 'gift card expired'],
  GFC725: [409, 'gift card not allowed'],
  GFC740: [409, 'gift card with zero balance'],
  GFC755: [409, 'gift card already applied'],
  GFC760: [400, 'gift card invalid'],
  GFC400: [400, 'gift card code missing'],
  FE309: [400, 'card expiry invalid'],
  PYT402: [402, 'fraud verification exception'],
  PYT404: [404, 'payment instrument not found'],
  PYT300: [409, 'card already exists'],
  PYT405: [404, 'address not found'],
  PYT406: [400, 'address fields missing'],
  PYT400: [402, 'payment not enough'],
  BIL400: [400, 'billing address missing'],
  BILL410: [400, 'billing phone missing'],
  PAY400: [402, 'payment error'],
  TAX309: [500, 'tax calculation failed', 'again'],
  TAX310: [409, 'tax updated', 'again'],
} as const satisfies Record<string, Row>
