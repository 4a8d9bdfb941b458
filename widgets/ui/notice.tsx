import type { ReactNode } from 'react'
import { AlertIcon, ClockIcon, InfoIcon, TickIcon } from './signs'

export { Live } from './live'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

export interface NoticeProps {
  tone: Tone
  children: ReactNode
  /** A button after the text, as one that closes it. */
  end?: ReactNode
}

const signs = { info: InfoIcon, success: TickIcon, warning: ClockIcon, danger: AlertIcon }

/** A tinted block about everything below it; put it into an existing `<Live>`. */
export function Notice({ tone, children, end }: NoticeProps) {
  const Sign = signs[tone]
  return (
    <div className={'notice ' + tone}>
      <Sign />
      <div key={keyOf(children)}>{children}</div>
      {end}
    </div>
  )
}

/** One line about what is right above it; `sign` replaces the icon. */
export function InlineNotice({ tone, sign, children }: Omit<NoticeProps, 'end'> & { sign?: ReactNode }) {
  const Sign = tone === 'success' ? TickIcon : AlertIcon
  return (
    <p className={'inline ' + tone}>
      {sign ?? <Sign small />}
      <span key={keyOf(children)}>{children}</span>
    </p>
  )
}

/** A new text is a new element: where a translator has replaced the text's node, changing that node would show nothing. */
function keyOf(children: ReactNode): string | undefined {
  return typeof children === 'string' ? children : undefined
}
