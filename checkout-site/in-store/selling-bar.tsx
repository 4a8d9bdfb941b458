import '../../core/wiring/checkout/selling-goes-into-order'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $selling, sellingCleared, sellingShown } from '../../core/in-store/selling'
import { $words } from '../screens/associate-login/associate-login.words'
import './back-to-login'
import './selling-bar.css'

/** Shown on every screen: the store and the associate, with a button to end the sale. */
export function SellingBar() {
  const { words, selling, show, clear } = useUnit({
    words: $words,
    selling: $selling,
    show: sellingShown,
    clear: sellingCleared,
  })
  useEffect(() => show(), [show])
  if (!selling) return null
  return (
    <aside className="selling" aria-label={words.title}>
      <span>
        {words.here(selling.storeEmployeeName, selling.storeName)}
        {selling.customer ? ` · ${words.forCustomer(selling.customer.firstName ?? '')}` : null}
      </span>
      <button type="button" className="link" onClick={() => clear()}>
        {words.end}
      </button>
    </aside>
  )
}
