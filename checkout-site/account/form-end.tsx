import { useUnit } from 'effector-react'
import { Button } from '../../widgets/ui/button'
import { Live, Notice } from '../../widgets/ui/notice'
import { $words } from './account.words'

export interface FormEndProps {
  isSaving: boolean
  /** Given where the form stays open: whether it was saved just now. */
  isSaved?: boolean
  /** Given where the form can be closed unsaved. */
  onCancel?: () => void
  compact?: boolean
}

/** The end of the account's forms: saving, and leaving it. */
export function FormEnd({ isSaving, isSaved, onCancel, compact = false }: FormEndProps) {
  const words = useUnit($words)
  return (
    <>
      <div className="formend">
        <Button type="submit" compact={compact} busy={isSaving ? words.saving : undefined}>
          {words.save}
        </Button>
        {onCancel ? (
          <button type="button" className="link" onClick={() => onCancel()}>
            {words.cancel}
          </button>
        ) : null}
      </div>
      {isSaved === undefined ? null : <Live>{isSaved ? <Notice tone="success">{words.saved}</Notice> : null}</Live>}
    </>
  )
}
