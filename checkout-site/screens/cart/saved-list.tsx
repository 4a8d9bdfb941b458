export { SavedList } from '../../../widgets/cart-parts/saved-list'
import '../../../widgets/cart-parts/saved-list.css'
