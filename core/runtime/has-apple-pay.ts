/** As much of Apple's interface as says whether there is any. */
type ApplePay = { canMakePayments(): boolean; supportsVersion(version: number): boolean }

/** Whether this browser says that it can pay with Apple Pay, in a version that is spoken here (3 brought field errors). */
export function hasApplePay(): boolean {
  try {
    const { ApplePaySession: applePay } = globalThis as { ApplePaySession?: ApplePay }
    return (applePay?.canMakePayments() && applePay.supportsVersion(3)) ?? false
  } catch {
    // It throws on insecure pages, and in frames that may not pay.
    return false
  }
}
