import { type Configuration, sendsMails } from '../configuration'
import type { Product } from './product'

type Sender = Pick<Configuration, 'environment' | 'smtpUrl'>

/** Digital products go by e-mail alone, so a shop that sends none cannot sell them. */
export const isDeliverable = ({ productType }: Pick<Product, 'productType'>, sender: Sender): boolean =>
  productType !== 'digital' || sendsMails(sender)
