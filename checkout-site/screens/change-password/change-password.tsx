import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { changeOpened, newPasswordWanted } from '../../../core/password'
import { $isSignedIn } from '../../../core/session/arrival'
import { Head } from '../../shell/head'
import { $home } from '../../shell/home'
import { $root } from '../../shell/navigation'
import { State } from '../../shell/state'
import { Title } from '../../shell/title'
import { PersonIcon } from '../../../widgets/ui/icon'
import { ChangeForm } from './change-form'
import { $words } from './change-password.words'
import '../sign-in/sign-in.css'

/** Where whoever is signed in changes the password. */
export function ChangePassword() {
  const { words, home, root, isSignedIn, open, begin } = useUnit({
    words: $words,
    home: $home,
    root: $root,
    isSignedIn: $isSignedIn,
    open: changeOpened,
    begin: newPasswordWanted,
  })
  useEffect(() => {
    open()
    begin()
  }, [open, begin])
  const from = encodeURIComponent(`${root}/account/password`)
  return (
    <div className="plain">
      <Title>{words.title}</Title>
      <Head home={home} />
      <main className="door">
        {isSignedIn ? (
          <>
            <h1>{words.title}</h1>
            <p className="lead">{words.lead}</p>
            <ChangeForm />
          </>
        ) : (
          <State
            sign={<PersonIcon />}
            title={words.guestTitle}
            action={{ label: words.signIn, href: `${root}/sign-in?from=${from}` }}
          >
            {words.guestText}
          </State>
        )}
      </main>
    </div>
  )
}
