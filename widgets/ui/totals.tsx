import type { ReactNode } from 'react'

export interface TotalRow {
  label: string
  value: ReactNode
  /** `good` for savings, `sum` for a subtotal, `grand` for what is paid. */
  look?: 'muted' | 'good' | 'sum' | 'grand'
}

export function Totals({ rows }: { rows: readonly TotalRow[] }) {
  return (
    <dl className="totals">
      {rows.map(({ label, value, look = 'muted' }) => (
        <div key={label} className={look}>
          <dt>{label}</dt>
          <dd>
            <bdi key={typeof value === 'string' ? value : 'unknown'}>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
