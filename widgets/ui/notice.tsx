import type { ReactNode } from 'react'
import { AlertIcon, ClockIcon, InfoIcon, TickIcon } from './icon'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

export interface NoticeProps {
  tone: Tone
  children: ReactNode
}

const signs = { info: InfoIcon, success: TickIcon, warning: ClockIcon, danger: AlertIcon }

/** A tinted block about the whole of what is below it; put it into a `<Live>` that was there before. */
export function Notice({ tone, children }: NoticeProps) {
  const Sign = signs[tone]
  return (
    <div className={'notice ' + tone}>
      <Sign />
      <div key={keyOf(children)}>{children}</div>
    </div>
  )
}

/** One line about the thing right above it; `sign` takes the place of its tone's own. */
export function InlineNotice({ tone, sign, children }: NoticeProps & { sign?: ReactNode }) {
  const Sign = tone === 'success' ? TickIcon : AlertIcon
  return (
    <p className={'inline ' + tone}>
      {sign ?? <Sign small />}
      <span key={keyOf(children)}>{children}</span>
    </p>
  )
}

/** Reads out what appears in it. It must be rendered, empty, before there is anything to say. */
export function Live({
  urgent,
  className = '',
  children,
}: {
  urgent?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <div role={urgent ? 'alert' : 'status'} className={'live ' + className}>
      {typeof children === 'string' ? <span key={children}>{children}</span> : children}
    </div>
  )
}

/** A new text is a new element: where a translator has replaced the text's node, changing that node would show nothing. */
function keyOf(children: ReactNode): string | undefined {
  return typeof children === 'string' ? children : undefined
}
