import { type MailSettings, sendsMails } from '../configuration'
import type { Product } from './product'

/** Digital products go by e-mail alone, so a shop that sends none cannot sell them. */
export const isDeliverable = ({ productType }: Pick<Product, 'productType'>, sender: MailSettings): boolean =>
  productType !== 'digital' || sendsMails(sender)
