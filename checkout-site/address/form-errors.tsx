import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import type { AddressForm } from '../../core/delivery'
import { ErrorSummary } from '../../widgets/ui/error-summary'
import { $words } from './address.words'
import { labelOf } from './problem-text'

export interface FormErrorsProps {
  form: AddressForm
  /** Invalid fields outside of the form, in order. */
  others?: readonly { name: string; label: string }[]
  /** The number of the attempt; 0 before the first. */
  attempt: number
}

/** Lists the errors of a refused form and focuses the first invalid field. */
export function FormErrors({ form, others = [], attempt }: FormErrorsProps) {
  const { layout, problems, words } = useUnit({ layout: form.$layout, problems: form.$problems, words: $words })
  const place = useRef<HTMLDivElement>(null)
  const own = [{ name: 'country', label: 'country' }, ...(layout?.rules ?? [])].filter(({ name }) => name in problems)
  const fields = [...others, ...own.map(rule => ({ name: rule.name, label: labelOf(rule, words) }))]
  const first = fields[0]?.name
  const target = useRef(first)
  target.current = first
  useEffect(() => {
    if (!attempt || !target.current) return
    const name = CSS.escape(target.current)
    const inPage = place.current?.closest('main')
    inPage?.querySelector<HTMLElement>(`[name="${name}"], [data-name="${name}"]`)?.focus()
  }, [attempt])
  return (
    // The region exists before it has text, because some screen readers ignore a new one.
    <div ref={place} className="notices" role="alert">
      {attempt && fields.length ? (
        <ErrorSummary key={attempt} title={words.attention(fields.length)} fields={fields} />
      ) : null}
    </div>
  )
}
