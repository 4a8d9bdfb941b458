import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '../../../core/shapes/webauthn'

/** What a test has an authenticator do otherwise than it does for an honest page. */
export type Flaw = {
  readonly origin?: string
  readonly rpId?: string
  /** False if the user only touched the device: no finger, face or PIN was checked. */
  readonly isVerified?: boolean
  readonly counter?: number
  readonly userHandle?: string
}

const PRESENT = 1
const VERIFIED = 4
const HAS_KEY = 64

/** An authenticator with one passkey (ES256): it signs with a key of its own, as a phone or a security key does. */
export function newAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let userHandle = ''
  let counter = 0

  const authData = (rpId: string, flaw: Flaw, key?: Buffer) => {
    const count = Buffer.alloc(4)
    counter += 1
    count.writeUInt32BE(flaw.counter ?? counter)
    const flags = PRESENT | (flaw.isVerified === false ? 0 : VERIFIED) | (key ? HAS_KEY : 0)
    return Buffer.concat([sha256(flaw.rpId ?? rpId), Buffer.of(flags), count, key ?? Buffer.alloc(0)])
  }
  const clientData = (type: string, challenge: string, { origin = 'http://localhost:4401' }: Flaw) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answered = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const

  return {
    create({ challenge, rp, user }: CreationOptions, flaw: Flaw = {}): Attestation {
      userHandle = user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytesOf(x)],
        [-3, bytesOf(y)],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(cose)])
      const statement = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData(rp.id, flaw, key))],
      ])
      return {
        ...answered,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, flaw).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(statement as Parameters<typeof isoCBOR.encode>[0])).toString(
            'base64url',
          ),
          transports: ['internal', 'telepathy'],
        },
      }
    },
    get({ challenge, rpId }: RequestOptions, flaw: Flaw = {}): Assertion {
      const data = authData(rpId, flaw)
      const client = clientData('webauthn.get', challenge, flaw)
      const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), privateKey)
      return {
        ...answered,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: flaw.userHandle ?? userHandle,
        },
      }
    },
  }
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'))
