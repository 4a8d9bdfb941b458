import { shownCount } from './mini-cart.closed-words'

/** Pixel for pixel the same as the shell's. */
export function Opener({
  name,
  count,
  isOpen,
  onOpen,
}: {
  name: string
  count: number
  isOpen: boolean
  onOpen: () => void
}) {
  return (
    <button
      type="button"
      className="bag"
      part="opener"
      data-touch="open"
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <slot name="icon">
        <i />
      </slot>
      {count ? (
        <span key={count} className="badge" part="badge" aria-hidden="true">
          {shownCount(count)}
        </span>
      ) : null}
    </button>
  )
}
