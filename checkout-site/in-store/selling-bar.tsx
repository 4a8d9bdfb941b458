import '../../core/wiring/checkout/selling-goes-into-order'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $challenge, $isProcessing } from '../../core/checkout'
import { $selling, sellingShown } from '../../core/in-store/selling'
import { endingRequested } from '../../core/in-store/ending'
import { $words } from '../screens/associate-login/associate-login.words'
import './back-to-login'
import { EndSale } from './end-sale'
import './selling-bar.css'

/** Shown on every screen: the store and the associate, with a button to end the sale. */
export function SellingBar() {
  const { words, selling, isProcessing, challenge, show, end } = useUnit({
    words: $words,
    selling: $selling,
    isProcessing: $isProcessing,
    challenge: $challenge,
    show: sellingShown,
    end: endingRequested,
  })
  useEffect(() => show(), [show])
  return (
    <>
      {selling ? (
        <aside className="selling" aria-label={words.title}>
          <span>
            {words.here(selling.storeEmployeeName, selling.storeName)}
            {selling.customer ? ` · ${words.forCustomer(selling.customer.firstName ?? '')}` : null}
          </span>
          <button type="button" className="link" disabled={isProcessing || challenge !== null} onClick={() => end()}>
            {words.end}
          </button>
        </aside>
      ) : null}
      <EndSale />
    </>
  )
}
