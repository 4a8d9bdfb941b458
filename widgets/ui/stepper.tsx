import type { ReactNode } from 'react'
import { MinusIcon, PlusIcon } from './icon'

export interface StepperProps {
  value: number
  label: string
  less: string
  more: string
  min?: number
  max?: number | undefined
  onStep: (value: number) => void
}

/** A quantity with two buttons. At its limits a button is disabled but keeps the focus. The view's live region announces a change once the service has accepted it. */
export function Stepper({ value, label, less, more, min = 1, max = Infinity, onStep }: StepperProps) {
  const side = (name: string, next: number, sign: ReactNode) => {
    const end = next < min || next > max
    return (
      <button type="button" aria-label={name} aria-disabled={end || undefined} onClick={() => end || onStep(next)}>
        {sign}
      </button>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out in one line everywhere
    <div className="step" role="group" aria-label={label}>
      {side(less, value - 1, <MinusIcon small />)}
      <output key={value} aria-live="off">
        {value}
      </output>
      {side(more, value + 1, <PlusIcon small />)}
    </div>
  )
}
