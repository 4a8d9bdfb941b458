import { useUnit } from 'effector-react'
import { useLayoutEffect } from 'react'
import { Link } from 'wouter'
import { $linkSentTo, forgotOpened } from '../../../core/password'
import { focusOnce } from '../../shell/focus-once'
import { FormPage } from '../../shell/form-page'
import { $root } from '../../shell/navigation'
import { ForgotForm, LinkSent } from './forgot-form'
import { $words } from '../../../widgets/sign-in/forgot-password.words'

export function ForgotPassword() {
  const { words, root, sentTo, open } = useUnit({
    words: $words,
    root: $root,
    sentTo: $linkSentTo,
    open: forgotOpened,
  })
  useLayoutEffect(() => open(), [open])
  return (
    <FormPage title={words.title}>
      {sentTo === null ? (
        <>
          <h1>{words.title}</h1>
          <ForgotForm />
        </>
      ) : (
        <>
          <h1 tabIndex={-1} ref={focusOnce}>
            {words.sentTitle}
          </h1>
          <LinkSent to={sentTo} />
        </>
      )}
      <p className="aside">
        <Link className="link" href={`${root}/sign-in${location.search}`}>
          {words.signIn}
        </Link>
      </p>
    </FormPage>
  )
}
