import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $link, $resetError, linkCheckRetried, resetOpened } from '../../../core/password'
import { newPasswordWanted } from '../../../core/password/rules'
import { FormPage } from '../../shell/form-page'
import { Failed } from '../../shell/failed'
import { $root } from '../../shell/navigation'
import { State } from '../../shell/state'
import { TickIcon } from '../../../widgets/ui/signs'
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
        <LinkState link={link} />
      )}
    </FormPage>
  )
}

function LinkState({ link }: { link: 'checking' | 'unknown' | 'done' | 'expired' | 'used' | 'none' }) {
  const { words, root, error, retry } = useUnit({
    words: $words,
    root: $root,
    error: $resetError,
    retry: linkCheckRetried,
  })
  const ask = { label: words.askAgain, href: `${root}/forgot-password` }
  const signIn = { label: words.signIn, href: `${root}/sign-in` }
  switch (link) {
    case 'checking':
      return (
        <State sign="wait" title={words.title}>
          {words.checking}
        </State>
      )
    case 'unknown':
      return <Failed title={words.unknown.title} error={error} onRetry={retry} />
    case 'done':
      return (
        <State sign={<TickIcon />} title={words.done.title} action={signIn}>
          {words.done.text}
        </State>
      )
    default:
      return (
        <>
          <State title={words[link].title} action={ask}>
            {words[link].text}
          </State>
          {link === 'used' ? (
            <p className="aside">
              <a className="link" href={signIn.href}>
                {signIn.label}
              </a>
            </p>
          ) : null}
        </>
      )
  }
}
