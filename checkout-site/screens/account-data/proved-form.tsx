import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import type { PasswordProof } from '../../../core/my-data'
import { CurrentPassword } from '../../password/current-password'
import { Form } from '../../shell/form'
import { $errorText } from '../../shell/error-text'
import { Button } from '../../../widgets/ui/button'

export interface ProvedFormProps {
  proof: PasswordProof
  label: string
  busy: string | undefined
  /** The outcome. */
  notice?: ReactNode
  /** Leads out of the refusal. */
  way?: ReactNode
  onSubmit: (password: string) => void
}

/** Asks for the password before the data is downloaded or erased. */
export function ProvedForm({ proof, label, busy, notice = null, way = null, onSubmit }: ProvedFormProps) {
  const errorText = useUnit($errorText)
  const { problem, attempt, error } = proof
  return (
    <Form
      className="form"
      attempt={attempt}
      error={
        error && (
          <>
            {errorText(error)} {way}
          </>
        )
      }
      notices={notice}
      onSubmit={typed => onSubmit(String(typed.get('password')))}
    >
      <CurrentPassword problem={problem} />
      <div className="formend">
        <Button type="submit" look="side" compact busy={busy}>
          {label}
        </Button>
      </div>
    </Form>
  )
}
