import type { Translated } from '../../core/site/words'
import type { ShellWords } from './shell.words'

export const words: Translated<ShellWords> = {
  steps: { shipping: 'Delivery', billing: 'Billing', summary: 'Summary' },
  shipping: 'Delivery',
}
