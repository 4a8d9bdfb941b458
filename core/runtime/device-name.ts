/** What the browser says of itself and its device. */
export const deviceName = (): string => (typeof navigator === 'undefined' ? '' : navigator.userAgent)
