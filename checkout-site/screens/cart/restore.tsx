export { Restore } from '../../../widgets/cart-parts/restore'
import '../../../widgets/cart-parts/restore.css'
