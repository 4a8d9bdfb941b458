import type { UsageError } from '../errors/shop-error'
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '../shapes/webauthn'

/**
 * Why the browser gave no passkey; in no case has anything changed. `left`: the shopper closed its question, or let it
 * time out. `here`: the device has a passkey of this account already. `impossible`: the device can keep none, or not for
 * this address.
 */
export type NoPasskey = 'passkey-left' | 'passkey-here' | 'passkey-impossible'

const library = () => import('@simplewebauthn/browser')

/** Whether this browser, on this page, has passkeys. */
export const hasPasskeys = (): boolean =>
  typeof window !== 'undefined' && window.isSecureContext && typeof window.PublicKeyCredential === 'function'

/** Has the device make a passkey. Fails with a `NoPasskey` as its code. */
export const makePasskey = (optionsJSON: CreationOptions): Promise<Attestation> =>
  asked(async () => (await library()).startRegistration({ optionsJSON }))

/** Has the shopper choose a passkey and answers with it. Fails with a `NoPasskey` as its code. */
export const answerByPasskey = (optionsJSON: RequestOptions): Promise<Assertion> =>
  asked(async () => (await library()).startAuthentication({ optionsJSON }))

/** Whether the browser lists passkeys under a field. */
export async function canOfferInField(): Promise<boolean> {
  return hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true
}

/**
 * Lists passkeys under the field that asks for them (`autocomplete="… webauthn"`) until one is chosen. `late` after so
 * many ms; null where `end` was signalled, or another question took its place.
 */
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

async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    const none: UsageError = { kind: 'usage', code: reasonOf(Object(error).name), message: String(error), status: 0 }
    throw none
  }
}

function reasonOf(name: unknown): NoPasskey {
  if (name === 'InvalidStateError') return 'passkey-here'
  return name === 'NotAllowedError' || name === 'AbortError' ? 'passkey-left' : 'passkey-impossible'
}
