import { useUnit } from 'effector-react'
import { $invite, invitePressed } from '../../../core/loyalty/inviting'
import { $brand } from '../../shell/brand'
import { Button } from '../../../widgets/ui/button'
import { TextInput } from '../../../widgets/ui/field'
import { InlineNotice, Live } from '../../../widgets/ui/notice'
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
      <Live>{invite?.outcome === 'copied' ? <InlineNotice tone="success">{words.copied}</InlineNotice> : null}</Live>
      {invite?.outcome === 'shown' ? (
        <TextInput
          label={words.link}
          dir="ltr"
          readOnly
          value={invite.url}
          onFocus={event => event.currentTarget.select()}
        />
      ) : null}
    </section>
  )
}
