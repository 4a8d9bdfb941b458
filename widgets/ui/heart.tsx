import { heartPath } from './heart-path'

export interface HeartProps {
  /** What pressing it does: 'Add Meridian 2 to favourites'. `aria-pressed` gives the state. */
  label: string
  liked: boolean
  onToggle: () => void
  /** A disc over a picture, or a small icon beside links. */
  look?: 'disc' | 'small'
}

export function Heart({ label, liked, onToggle, look = 'disc' }: HeartProps) {
  return (
    <button
      type="button"
      className={`heart ${look}`}
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
