import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $invitation, invitationWanted } from '../../../core/loyalty/invitation'
import { $locale } from '../../../core/site/config'
import { Live, Notice } from '../../ui/notice'
import { $words } from './invitation.words'

/** What a member's link brings, or that it brings nothing. */
export function InvitationNotice() {
  const { invitation, locale, words, load } = useUnit({
    invitation: $invitation,
    locale: $locale,
    words: $words,
    load: invitationWanted,
  })
  useEffect(() => load(), [load])
  return (
    <Live>
      {invitation === null ? null : invitation.isValid ? (
        <Notice tone="info">{words.invited(new Intl.NumberFormat(locale).format(invitation.points))}</Notice>
      ) : (
        <Notice tone="warning">{words.notValid}</Notice>
      )}
    </Live>
  )
}
