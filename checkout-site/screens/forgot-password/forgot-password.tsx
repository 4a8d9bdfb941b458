import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { $linkSentTo, forgotOpened } from '../../../core/password'
import { focusOnce } from '../../shell/focus-once'
import { Head } from '../../shell/head'
import { $home } from '../../shell/home'
import { $root } from '../../shell/navigation'
import { Title } from '../../shell/title'
import { ForgotForm, LinkSent } from './forgot-form'
import { $words } from '../../../widgets/sign-in/forgot-password.words'
import '../sign-in/sign-in.css'

/** Where a link is asked for that sets a new password. */
export function ForgotPassword() {
  const { words, home, root, sentTo, open } = useUnit({
    words: $words,
    home: $home,
    root: $root,
    sentTo: $linkSentTo,
    open: forgotOpened,
  })
  useEffect(() => open(), [open])
  return (
    <div className="plain">
      <Title>{words.title}</Title>
      <Head home={home} />
      <main className="door">
        {sentTo === null ? (
          <>
            <h1>{words.title}</h1>
            <p className="lead">{words.lead}</p>
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
      </main>
    </div>
  )
}
