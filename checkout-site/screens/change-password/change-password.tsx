import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { changeOpened } from '../../../core/password'
import { newPasswordWanted } from '../../../core/password/rules'
import { $isSignedIn } from '../../../core/session/arrival'
import { Door } from '../../shell/door'
import { $root } from '../../shell/navigation'
import { State } from '../../shell/state'
import { PersonIcon } from '../../../widgets/ui/things'
import { ChangeForm } from './change-form'
import { $words } from './change-password.words'

export function ChangePassword() {
  const { words, root, isSignedIn, open, begin } = useUnit({
    words: $words,
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
    <Door title={words.title}>
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
    </Door>
  )
}
