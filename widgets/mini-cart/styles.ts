import button from '../ui/button.css?inline'
import dialog from '../ui/dialog.css?inline'
import picture from '../ui/picture.css?inline'
import price from '../ui/price.css?inline'
import skeleton from '../ui/skeleton.css?inline'
import stepper from '../ui/stepper.css?inline'
import totals from '../ui/totals.css?inline'
import line from '../cart-parts/cart-line.css?inline'
import own from '../cart-parts/cart-parts.css?inline'

/** Without the button's sheets, which have loaded before. */
export const styles = [button, dialog, picture, price, skeleton, stepper, totals, line, own]
