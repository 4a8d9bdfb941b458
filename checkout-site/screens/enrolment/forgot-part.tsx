import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $linkSentTo, forgotOpened } from '../../../core/password'
import { $words } from '../../../widgets/sign-in/forgot-password.words'
import { ForgotForm, LinkSent } from '../forgot-password/forgot-form'

/** Begins with the address that was looked up. */
export function ForgotPart() {
  const { words, sentTo, open } = useUnit({
    words: $words,
    sentTo: $linkSentTo,
    open: forgotOpened,
  })
  useEffect(() => open(), [open])
  if (sentTo !== null) return <LinkSent to={sentTo} />
  return (
    <>
      <p className="lead">{words.lead}</p>
      <ForgotForm />
    </>
  )
}
