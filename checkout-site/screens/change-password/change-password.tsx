import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { changeOpened } from '../../../core/password'
import { newPasswordWanted } from '../../../core/password/rules'
import { Title } from '../../shell/title'
import { ChangeForm } from './change-form'
import { $words } from './change-password.words'

export function ChangePassword() {
  const { words, open, begin } = useUnit({ words: $words, open: changeOpened, begin: newPasswordWanted })
  useEffect(() => {
    open()
    begin()
  }, [open, begin])
  return (
    <>
      <Title>{words.title}</Title>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <section className="panel">
        <ChangeForm />
      </section>
    </>
  )
}
