export interface IconProps {
  /** 16 px instead of 20. */
  small?: boolean | undefined
}

export const CloseIcon = icon('M6 6l12 12M18 6L6 18')
export const PlusIcon = icon('M12 5v14M5 12h14')
export const MinusIcon = icon('M5 12h14')
export const ForwardIcon = icon('M9 6l6 6-6 6', true)
export const BackIcon = icon('M15 6l-6 6 6 6', true)
export const DownIcon = icon('M6 9l6 6 6-6')

export function icon(path: string, turns = false) {
  // The width also holds without a style sheet. Icons of directions are mirrored in right-to-left text; ticks, clocks and things are not.
  return ({ small }: IconProps) => (
    <svg
      className={'i' + (small ? ' s' : '') + (turns ? ' flip' : '')}
      width={small ? 16 : 20}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
