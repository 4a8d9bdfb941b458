import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SandboxCode } from '../../../core/payment/contracts'
import { newSecret } from '../database/ids'
import { fail } from '../failure'

/** Exchanges a saved card's security code for a token; nothing is stored. Throws `PAY400` for an invalid code. */
export function tradeCode({ securityCode, brand }: SandboxCode, secret: string): { codeToken: string } {
  if (!/^\d+$/.test(securityCode) || securityCode.length !== digitsOf(brand)) {
    throw fail('PAY400', { field: 'securityCode' })
  }
  const payload = `${digitsOf(brand)}.${newSecret()}`
  return { codeToken: `${payload}.${signatureOf(payload, secret)}` }
}

export function isCodeOf(brand: string, codeToken: string, secret: string): boolean {
  const [digits = '', id = '', signature = ''] = codeToken.split('.')
  const right = Buffer.from(signatureOf(`${digits}.${id}`, secret))
  const received = Buffer.from(signature)
  return digits === String(digitsOf(brand)) && right.length === received.length && timingSafeEqual(right, received)
}

const digitsOf = (brand: string): number => (brand === 'amex' ? 4 : 3)

const signatureOf = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(`code ${payload}`).digest('base64url')
