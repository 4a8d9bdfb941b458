import { useUnit } from 'effector-react'
import { measureIn, type SizeTable as Table } from '../../../core/catalogue/size-guide'
import { $words } from './size-chart.words'

interface SizeTableProps {
  table: Table
  /** The table's name. */
  label: string
  /** The row that is the shopper's. */
  own?: readonly string[] | null
}

/** Sizes in the measures of all markets; it scrolls by itself where it is narrow. */
export function SizeTable({ table: { columns, rows }, label, own = null }: SizeTableProps) {
  const words = useUnit($words)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="sizetable" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {measureIn(column, words.cm)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.join(' ')} className={row === own ? 'own' : undefined}>
              {row.map((value, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row">
                    <bdi>{value || '–'}</bdi>
                  </th>
                ) : (
                  <td key={columns[index]}>
                    <bdi>{value || '–'}</bdi>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
