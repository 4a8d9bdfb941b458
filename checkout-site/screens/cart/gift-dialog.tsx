export { GiftDialog } from '../../../widgets/cart-parts/gift/gift-dialog'
import '../../../widgets/cart-parts/gift/gift-dialog.css'
