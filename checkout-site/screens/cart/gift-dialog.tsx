export { GiftDialog } from '../../../widgets/cart-parts/gift/gift-dialog'
import '../../shell/dialog-sheets'
import '../../../widgets/cart-parts/gift/gift-dialog.css'
