export { PayPalPlace as View } from './paypal-place'

/** PayPal draws itself. */
export const styles: readonly string[] = []
