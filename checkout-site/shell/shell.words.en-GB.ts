import type { CountryWords } from '../../core/site/words'
import type { ShellWords } from './shell.words'

export const words: CountryWords<ShellWords> = {
  steps: { shipping: 'Delivery', billing: 'Billing', summary: 'Summary' },
  shipping: 'Delivery',
}
