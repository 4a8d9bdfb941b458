import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { $isInvited } from '../../core/loyalty/referral'
import { part } from '../shell/part'

const InvitationNotice = part(
  async () => (await import('../../widgets/enrolment-parts/invitation/invitation')).InvitationNotice,
)

/** What a member's link brings. */
export function Invitation() {
  const isInvited = useUnit($isInvited)
  return isInvited ? (
    <Suspense>
      <InvitationNotice />
    </Suspense>
  ) : null
}
