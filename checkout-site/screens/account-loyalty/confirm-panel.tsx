import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { SendAgain } from '../../account/send-again'
import { $words } from './account-loyalty.words'

export interface ConfirmPanelProps {
  email: string
  /** It may have been confirmed in another window since the rewards were asked for. */
  isConfirmed: boolean
  onConfirmed: () => void
}

/** What a membership waits for until its address is confirmed. */
export function ConfirmPanel({ email, isConfirmed, onConfirmed }: ConfirmPanelProps) {
  const words = useUnit($words)
  useEffect(() => {
    if (isConfirmed) onConfirmed()
  }, [isConfirmed, onConfirmed])
  return (
    <section className="panel">
      <h2>{words.confirmTitle}</h2>
      <p>{words.confirmText(email)}</p>
      <SendAgain />
    </section>
  )
}
