import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $link, $resetError, linkCheckRetried, resetOpened } from '../../../core/password'
import { newPasswordWanted } from '../../../core/password/rules'
import type { LinkResult } from '../../../core/profile/confirming'
import { $asking, wayBackShown } from '../../../core/session/page-code'
import { FormPage } from '../../shell/form-page'
import { LinkState } from '../../shell/link-state'
import { $root } from '../../shell/navigation'
import { State } from '../../shell/state'
import { ResetForm } from './reset-form'
import { $words } from './reset-password.words'

/** Sets a new password by a mail's link, or says why the link does not work. */
export function ResetPassword() {
  const { words, link, open, begin } = useUnit({
    words: $words,
    link: $link,
    open: resetOpened,
    begin: newPasswordWanted,
  })
  useEffect(() => {
    open()
    begin()
  }, [open, begin])
  return (
    <FormPage title={words.title}>
      {link === 'open' ? (
        <>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <ResetForm />
        </>
      ) : (
        <LinkProblem link={link} />
      )}
    </FormPage>
  )
}

function LinkProblem({ link }: { link: LinkResult }) {
  const { words, root, asking, error, retry, showWayBack } = useUnit({
    words: $words,
    root: $root,
    asking: $asking,
    error: $resetError,
    retry: linkCheckRetried,
    showWayBack: wayBackShown,
  })
  useEffect(() => showWayBack(), [showWayBack])
  const signIn = { label: words.signIn, href: root + (asking ? '/sign-in-window' : '/sign-in') }
  const another = { label: words.askAgain, href: `${root}/forgot-password` }
  if (link !== 'used')
    return <LinkState link={link} words={words} failure={error} onRetry={retry} next={signIn} another={another} />
  return (
    <State title={words.used.title} action={signIn} otherLink={another}>
      {words.used.text}
    </State>
  )
}
