import type { ReactNode } from 'react'

interface LiveProps {
  urgent?: boolean
  className?: string
  children: ReactNode
}

/** Announces what appears in it. Render it empty first. */
export function Live({ urgent, className = '', children }: LiveProps) {
  return (
    <div role={urgent ? 'alert' : 'status'} className={'live ' + className}>
      {typeof children === 'string' ? <span key={children}>{children}</span> : children}
    </div>
  )
}
