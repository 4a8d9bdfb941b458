import './buying'
import button from '../../ui/button.css?inline'
import notice from '../../ui/notice.css?inline'
import picture from '../../ui/picture.css?inline'
import price from '../../ui/price.css?inline'
import sale from '../../ui/sale.css?inline'
import skeleton from '../../ui/skeleton.css?inline'
import options from './options.css?inline'

// What a product on a page has of the quick shop: one part for both, loaded once.
export { Foot } from './foot'
export { Gallery } from './gallery'
export { OfferPrice } from './offer-price'
export { Options } from './options'
export { useBuyBoxWords } from './use-buy-box-words'
export { useSums } from './use-sums'

export const styles = [button, notice, picture, price, sale, skeleton, options]
