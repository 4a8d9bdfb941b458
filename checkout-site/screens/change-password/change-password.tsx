import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { changeOpened } from '../../../core/password'
import { newPasswordWanted } from '../../../core/password/rules'
import { BackIcon } from '../../../widgets/ui/icon'
import { $words as $accountWords } from '../../account/account.words'
import { $root } from '../../shell/navigation'
import { Title } from '../../shell/title'
import { ChangeForm } from './change-form'
import { $words } from './change-password.words'

export function ChangePassword() {
  const { words, account, root, open, begin } = useUnit({
    words: $words,
    account: $accountWords,
    root: $root,
    open: changeOpened,
    begin: newPasswordWanted,
  })
  useEffect(() => {
    open()
    begin()
  }, [open, begin])
  return (
    <>
      <Title>{words.title}</Title>
      <Link className="back" href={`${root}/account/profile`}>
        <BackIcon small />
        {account.places.profile}
      </Link>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <section className="panel">
        <ChangeForm />
      </section>
    </>
  )
}
