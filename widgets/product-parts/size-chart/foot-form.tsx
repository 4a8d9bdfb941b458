import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import {
  $foot,
  $footLength,
  $footProblem,
  footLengthTyped,
  type SizeTable,
  sizeForFoot,
  sizeIn,
  unitChosen,
} from '../../../core/catalogue/size-guide'
import { Select, TextInput } from '../../ui/field'
import { InlineNotice, Live } from '../../ui/notice'
import { $words } from './size-chart.words'

interface FootFormProps {
  table: SizeTable
  /** The editors' own title. */
  title?: string | undefined
  heading?: 'h2' | 'h3'
  /** What can be done with the size that was found. */
  children?: (row: readonly string[]) => ReactNode
}

/** From the length of a foot to a size. */
export function FootForm({ table, title, heading: Heading = 'h3', children }: FootFormProps) {
  const { words, foot, length, isWrong, type, choose } = useUnit({
    words: $words,
    foot: $foot,
    length: $footLength,
    isWrong: $footProblem,
    type: footLengthTyped,
    choose: unitChosen,
  })
  const row = length === null ? null : sizeForFoot(table, length)
  const sizes =
    row?.flatMap((value, index) => (value ? [sizeIn(table.columns[index] ?? '', value, words.cm)] : [])) ?? []
  return (
    <section className="measure">
      <Heading>{title || words.measure}</Heading>
      <p className="muted">{words.how}</p>
      <div className="fields">
        <TextInput
          label={words.length}
          error={isWrong ? words.wrong(foot.unit === 'cm' ? '26.5' : '10.4') : null}
          name="footLength"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          maxLength={8}
          value={foot.text}
          onChange={event => type(event.currentTarget.value)}
        />
        <Select
          label={words.unit}
          name="footUnit"
          value={foot.unit}
          onChange={event => choose(event.currentTarget.value === 'in' ? 'in' : 'cm')}
          options={[
            { value: 'cm', label: words.cm },
            { value: 'in', label: words.in },
          ]}
        />
      </div>
      <Live>
        {length === null ? null : row ? (
          <InlineNotice tone="success">
            {words.yourSize} <bdi>{sizes.join(' · ')}</bdi>
          </InlineNotice>
        ) : (
          <InlineNotice tone="warning">{words.noSize}</InlineNotice>
        )}
      </Live>
      {row ? children?.(row) : null}
    </section>
  )
}
