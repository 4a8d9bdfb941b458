import { Button } from '../ui/button'
import { Live, Notice } from '../ui/notice'

/** Shown before a list of a product has loaded. The heights of its rows are those of the closed widget. */
export function Loading({ label, rows }: { label: string; rows: number }) {
  return (
    <div className="wait" aria-busy="true">
      <span className="vh">{label}</span>
      {Array.from({ length: rows }, (_none, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike
        <i key={index} className="skel" />
      ))}
    </div>
  )
}

interface LoadFailureProps {
  /** Null if nothing failed; the region for it is announced only if it was there before. */
  message: string | null
  retryLabel: string
  /** Without it, there is nothing to retry. */
  onRetry: (() => void) | null
}

export function LoadFailure({ message, retryLabel, onRetry }: LoadFailureProps) {
  return (
    <Live urgent>
      {message === null ? null : (
        <div className="lost">
          <Notice tone="danger">{message}</Notice>
          {onRetry ? (
            <Button look="side" compact onClick={onRetry}>
              {retryLabel}
            </Button>
          ) : null}
        </div>
      )}
    </Live>
  )
}
