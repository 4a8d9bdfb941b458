import type { UsageError } from '../errors/shop-error'
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '../shapes/webauthn'

/** Why the browser gave no passkey; nothing has changed. `left`: closed or timed out. `here`: the device has one of this account. `impossible`: the device cannot store one, or not for this address. */
export type NoPasskey = 'passkey-left' | 'passkey-here' | 'passkey-impossible'

const library = () => import('@simplewebauthn/browser')

export const hasPasskeys = (): boolean =>
  typeof window !== 'undefined' && window.isSecureContext && typeof window.PublicKeyCredential === 'function'

/** Asks the device for a new passkey. Fails with a `NoPasskey` as its code. */
export const makePasskey = (optionsJSON: CreationOptions): Promise<Attestation> =>
  orReason(async () => (await library()).startRegistration({ optionsJSON }))

/** Asks the shopper to choose a passkey. Fails with a `NoPasskey` as its code. */
export const answerByPasskey = (optionsJSON: RequestOptions): Promise<Assertion> =>
  orReason(async () => (await library()).startAuthentication({ optionsJSON }))

/** The browser lists passkeys under a field. */
export async function canOfferInField(): Promise<boolean> {
  return hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true
}

/** Lists passkeys under the field with `autocomplete="… webauthn"` until one is chosen. `late` is a timeout in ms. Null if `end` was signalled or another request replaced it. */
export async function offerInField(
  optionsJSON: RequestOptions,
  end: AbortSignal,
  forMs: number,
): Promise<Assertion | 'late' | null> {
  const { startAuthentication, WebAuthnAbortService } = await library()
  if (end.aborted) return null
  let isLate = false
  const stop = () => WebAuthnAbortService.cancelCeremony()
  const timer = setTimeout(() => {
    isLate = true
    stop()
  }, forMs)
  end.addEventListener('abort', stop, { once: true })
  try {
    return await startAuthentication({ optionsJSON, useBrowserAutofill: true })
  } catch {
    return isLate ? 'late' : null
  } finally {
    clearTimeout(timer)
    end.removeEventListener('abort', stop)
  }
}

async function orReason<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request()
  } catch (error) {
    const none: UsageError = { kind: 'usage', code: reasonOf(Object(error).name), message: String(error), status: 0 }
    throw none
  }
}

function reasonOf(name: unknown): NoPasskey {
  if (name === 'InvalidStateError') return 'passkey-here'
  return name === 'NotAllowedError' || name === 'AbortError' ? 'passkey-left' : 'passkey-impossible'
}
