/** Whether this browser can make and use passkeys (WebAuthn); on insecure pages it cannot. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis
