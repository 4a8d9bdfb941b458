import { useUnit } from 'effector-react'
import { $invite, invitePressed } from '../../../core/loyalty/inviting'
import { $brand } from '../../shell/brand'
import { SharedLink } from '../../shell/shared-link'
import { Button } from '../../../widgets/ui/button'
import { $words } from './account-loyalty.words'

/** A member's own link, by the device's share dialog, else copied, else shown. */
export function InvitePanel({ memberId }: { memberId: string }) {
  const { invite, brand, words, press } = useUnit({
    invite: $invite,
    brand: $brand,
    words: $words,
    press: invitePressed,
  })
  return (
    <section className="panel">
      <h2>{words.inviteTitle}</h2>
      <p>{words.inviteText}</p>
      <Button look="side" compact onClick={() => press({ memberId, title: brand })}>
        {words.invite}
      </Button>
      <SharedLink shared={invite} words={words} />
    </section>
  )
}
