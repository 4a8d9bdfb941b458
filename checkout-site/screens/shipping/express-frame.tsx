import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { $words } from './shipping.words'

/** Around the wallets at the top of the first step. Without them it keeps their room. */
export function ExpressFrame({ children }: { children?: ReactNode }) {
  const words = useUnit($words)
  return (
    <section className="sec express">
      <h2>{words.express}</h2>
      {children ?? <i className="skel" />}
      <p className="divide muted small">
        <span>{words.or}</span>
      </p>
    </section>
  )
}
