import { Suspense } from 'react'
import { hasCode, type ShopError } from '../../core/errors/shop-error'
import { lazily } from '../shell/lazily'

const SendAgain = lazily(() => import('../account/send-again'), 'SendAgain')

/** Beside a refusal of a member who has not confirmed the membership: the mail once more. */
export function NotConfirmed({ error }: { error: ShopError | null }) {
  if (!error || !hasCode(error, 'REW135')) return null
  return (
    <Suspense>
      <SendAgain />
    </Suspense>
  )
}
