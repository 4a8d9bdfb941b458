import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../ui/button'
import { TextInput } from '../ui/field'
import type { PromoWords } from './promo.words'

export interface CodeFormProps {
  words: PromoWords
  error: string | null
  isPending: boolean
  onApply: (code: string) => void
}

/** The field gets the focus when it appears. */
export function CodeForm({ words, error, isPending, onApply }: CodeFormProps) {
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // Before the next key, so that fast typing goes into the field.
  useLayoutEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code')?.toString().trim() ?? ''
    setMissing(!code)
    if (code && !isPending) onApply(code)
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        label={words.promoCode}
        name="code"
        maxLength={64}
        autoComplete="off"
        enterKeyHint="done"
        autoCapitalize="characters"
        spellCheck={false}
        inputRef={field}
        placeholder={words.enterCode}
        error={isMissing ? words.noCode : error}
      />
      <Button type="submit" look="side" compact busy={isPending ? words.applying : null}>
        {words.apply}
      </Button>
    </form>
  )
}
