import '../../core/wiring/wallets/wallet-order-is-confirmed'

export { AppleButton as View } from './apple-button'

/** Its sheet came with the buttons. */
export const styles: readonly string[] = []
