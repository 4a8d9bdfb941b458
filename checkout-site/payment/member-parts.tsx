import '../../core/wiring/checkout/loyalty-and-cart'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { loyaltyShown } from '../../core/loyalty'
import type { PartOffer } from '../../core/payment'
import { CreditPart } from './credit-part'
import { PointsPart } from './points-part'
import { RewardPart } from './reward-part'

/** What only accounts pay with. */
export function MemberParts({ points, credit }: { points: PartOffer | undefined; credit: PartOffer | undefined }) {
  const load = useUnit(loyaltyShown)
  useEffect(() => load(), [load])
  return (
    <>
      {points ? <PointsPart offer={points} /> : null}
      {points ? <RewardPart /> : null}
      {credit ? <CreditPart offer={credit} /> : null}
    </>
  )
}
