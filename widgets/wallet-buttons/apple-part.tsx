export { AppleButton as View } from './apple-button'

/** Its sheet came with the buttons. */
export const styles: readonly string[] = []
