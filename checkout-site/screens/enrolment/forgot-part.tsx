import { useUnit } from 'effector-react'
import { useLayoutEffect } from 'react'
import { $linkSentTo, forgotOpened } from '../../../core/password'
import { ForgotForm, LinkSent } from '../forgot-password/forgot-form'

/** Begins with the address that was looked up. */
export function ForgotPart() {
  const { sentTo, open } = useUnit({ sentTo: $linkSentTo, open: forgotOpened })
  useLayoutEffect(() => open(), [open])
  return sentTo === null ? <ForgotForm /> : <LinkSent to={sentTo} />
}
