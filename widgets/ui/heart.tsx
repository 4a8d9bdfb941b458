import { heartPath } from './heart-path'

export interface HeartProps {
  /** What pressing it does: 'Add Meridian 2 to favourites'. `aria-pressed` gives the state. */
  label: string
  liked: boolean
  onToggle: () => void
}

/** A disc over a picture. */
export function Heart({ label, liked, onToggle }: HeartProps) {
  return (
    <button
      type="button"
      className="heart disc"
      part="button"
      data-touch="heart"
      aria-label={label}
      aria-pressed={liked}
      onClick={onToggle}
    >
      <HeartIcon />
    </button>
  )
}

export function HeartIcon() {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={heartPath} />
    </svg>
  )
}
