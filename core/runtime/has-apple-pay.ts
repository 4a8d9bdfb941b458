type ApplePay = { canMakePayments(): boolean; supportsVersion(version: number): boolean }

/** Version 3 or later, for field errors. */
export function hasApplePay(): boolean {
  try {
    const { ApplePaySession: applePay } = globalThis as { ApplePaySession?: ApplePay }
    return (applePay?.canMakePayments() && applePay.supportsVersion(3)) ?? false
  } catch {
    // It throws on insecure pages, and in frames that may not pay.
    return false
  }
}

/** Whether a window of the shop may have Apple Pay: a frame or an insecure page cannot ask. */
export function mayHaveApplePay(): boolean {
  try {
    const { ApplePaySession: applePay } = globalThis as { ApplePaySession?: ApplePay }
    return applePay?.canMakePayments() ?? false
  } catch {
    return true
  }
}
