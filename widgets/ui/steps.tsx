import { ForwardIcon } from './icon'
import { TickIcon } from './signs'

export interface Step {
  label: string
  /** The link of a completed step. */
  href?: string | undefined
  here?: boolean
  isDone?: boolean
}

export interface StepsProps {
  /** The list's name: 'Checkout'. */
  label: string
  steps: readonly Step[]
  onGo?: (href: string) => void
}

/** The current step is bold, completed ones are links. */
export function Steps({ label, steps, onGo }: StepsProps) {
  return (
    <nav aria-label={label}>
      <ol className="steps">
        {steps.map(({ label: step, href, here, isDone }, index) => (
          <li key={step}>
            {index ? <ForwardIcon small /> : null}
            {isDone ? <TickIcon small /> : null}
            {href ? (
              <a
                href={href}
                onClick={event => {
                  if (!onGo) return
                  event.preventDefault()
                  onGo(href)
                }}
              >
                {step}
              </a>
            ) : (
              <span aria-current={here ? 'step' : undefined}>{step}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
