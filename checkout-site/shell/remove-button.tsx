import { useUnit } from 'effector-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../widgets/ui/button'
import { $words } from './remove-button.words'
import './remove-button.css'

export interface RemoveButtonProps {
  /** The button's accessible name: 'Remove 418 Alder Street'. */
  label: string
  question: ReactNode
  isBusy: boolean
  /** Something else is being changed. */
  isHeld?: boolean
  onConfirm: () => void
}

/** A button that removes something after a question; the harmless answer gets the focus. */
export function RemoveButton({ label, question, isBusy, isHeld = false, onConfirm }: RemoveButtonProps) {
  const words = useUnit($words)
  const [isAsked, setAsked] = useState(false)
  const id = useId()
  const keep = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsked) keep.current?.focus()
  }, [isAsked])
  return (
    <>
      <button
        type="button"
        ref={opener}
        className="link"
        aria-label={label}
        aria-expanded={isAsked}
        onClick={() => setAsked(!isAsked)}
      >
        {words.remove}
      </button>
      {isAsked ? (
        <span className="question">
          <span id={id}>{question}</span>
          <Button look="side" compact busy={isBusy ? words.removing : undefined} off={isHeld} onClick={onConfirm}>
            {words.remove}
          </Button>
          <button
            type="button"
            ref={keep}
            className="link"
            aria-describedby={id}
            onClick={() => {
              setAsked(false)
              opener.current?.focus()
            }}
          >
            {words.keep}
          </button>
        </span>
      ) : null}
    </>
  )
}
