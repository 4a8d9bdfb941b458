import { createHmac, timingSafeEqual } from 'node:crypto'
import { newSecret } from '../database/ids'

const MINUTES = 5

/** In Apple's format, signed by the sandbox. */
export type MerchantSession = {
  readonly epochTimestamp: number
  readonly expiresAt: number
  readonly merchantSessionIdentifier: string
  readonly nonce: string
  readonly merchantIdentifier: string
  readonly domainName: string
  readonly displayName: string
  readonly signature: string
}

/** For one domain and five minutes, as Apple's. */
export function openMerchantSession(domainName: string, secret: string, now = Date.now()): MerchantSession {
  const expiresAt = now + MINUTES * 60_000
  const nonce = newSecret().slice(0, 16)
  const identifier = `${expiresAt}.${nonce}`
  return {
    epochTimestamp: now,
    expiresAt,
    merchantSessionIdentifier: `${identifier}.${signatureOf(identifier, secret)}`,
    nonce,
    merchantIdentifier: 'merchant.test.northlane',
    domainName,
    displayName: 'Northlane',
    signature: signatureOf(`${identifier}.${domainName}`, secret),
  }
}

export function isOpenSession(identifier: string, secret: string, now = Date.now()): boolean {
  const [expiresAt = '', nonce = '', signature = ''] = identifier.split('.')
  const right = Buffer.from(signatureOf(`${expiresAt}.${nonce}`, secret))
  const received = Buffer.from(signature)
  return right.length === received.length && timingSafeEqual(right, received) && Number(expiresAt) > now
}

const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(`apple-pay ${text}`).digest('base64url')
