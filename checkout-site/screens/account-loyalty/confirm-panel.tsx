import { useUnit } from 'effector-react'
import { SendAgain } from '../../account/send-again'
import { $words } from './account-loyalty.words'

/** What a membership waits for until its address is confirmed. */
export function ConfirmPanel({ email }: { email: string }) {
  const words = useUnit($words)
  return (
    <section className="panel">
      <h2>{words.confirmTitle}</h2>
      <p>{words.confirmText(email)}</p>
      <SendAgain />
    </section>
  )
}
