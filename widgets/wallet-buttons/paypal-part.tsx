import '../../core/wiring/wallets/wallet-order-is-confirmed'

export { PayPalPlace as View } from './paypal-place'

/** PayPal draws itself. */
export const styles: readonly string[] = []
