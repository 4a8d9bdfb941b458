import { Suspense } from 'react'
import { hasCode, type ShopError } from '../../core/errors/shop-error'
import { lazily } from '../shell/lazily'

const SendAgain = lazily(() => import('../account/send-again'), 'SendAgain')

/** Offers to send the mail again where a member is refused for not having confirmed the membership. */
export function NotConfirmed({ error }: { error: ShopError | null }) {
  if (!error || !hasCode(error, 'REW135')) return null
  return (
    <Suspense>
      <SendAgain />
    </Suspense>
  )
}
