import { useUnit } from 'effector-react'
import { $hasMemberBenefit } from '../../core/wiring/checkout/member-shipping-benefit'
import { InlineNotice } from '../../widgets/ui/notice'
import { $root } from '../shell/navigation'
import { $words } from '../../widgets/cart-parts/stores/stores.words'

export function MemberBenefit() {
  const { hasBenefit, words, root } = useUnit({ hasBenefit: $hasMemberBenefit, words: $words, root: $root })
  if (!hasBenefit) return null
  return (
    <InlineNotice tone="success">
      {words.membersShipFree} <a href={`${root}/loyalty`}>{words.membersMore}</a>
    </InlineNotice>
  )
}
