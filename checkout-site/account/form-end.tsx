import { useUnit } from 'effector-react'
import { Button } from '../../widgets/ui/button'
import { Live, Notice } from '../../widgets/ui/notice'
import { $words } from './account.words'

export interface FormEndProps {
  isSaving: boolean
  /** Another form is being saved. */
  isHeld?: boolean
  /** For forms that stay open: whether it has just been saved. */
  isSaved?: boolean
  /** For forms that can be closed without saving. */
  onCancel?: () => void
  compact?: boolean
}

export function FormEnd({ isSaving, isHeld = false, isSaved, onCancel, compact = false }: FormEndProps) {
  const words = useUnit($words)
  return (
    <>
      <div className="formend">
        <Button type="submit" compact={compact} busy={isSaving ? words.saving : undefined} off={isHeld}>
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
