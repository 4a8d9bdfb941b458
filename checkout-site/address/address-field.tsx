import { memo, type Ref } from 'react'
import type { AddressKind } from '../../core/delivery'
import type { FieldRule } from '../../core/site/contracts'
import { isPhoneField } from '../../core/validate/recipient-phone'
import { Select, TextInput } from '../../widgets/ui/field'
import type { AddressWords } from './address.words'
import { labelOf } from './problem-text'

export interface AddressFieldProps {
  rule: FieldRule
  kind: AddressKind
  value: string
  error: string | undefined
  hint?: string | undefined
  words: AddressWords
  inputRef?: Ref<HTMLInputElement> | undefined
  onChange: (change: { name: string; value: string }) => void
  onEnter: (name: string) => void
  onLeave: (name: string) => void
}

const leftToRight = ['email', 'phone', 'recipientContactPhone', 'postalCode']

/** Memoised: typing into another field does not render it. */
export const AddressField = memo(function AddressField(props: AddressFieldProps) {
  const { rule, kind, value, error, hint, words, inputRef, onChange, onEnter, onLeave } = props
  const { name, options, autocomplete, inputMode, required } = rule
  const shared = {
    label: labelOf(rule, words),
    optional: required ? undefined : words.optional,
    error,
    hint,
    name,
    value,
    'aria-required': required,
    enterKeyHint: 'next' as const,
    onFocus: () => onEnter(name),
    onBlur: () => onLeave(name),
    // The browser has no autofill section for the person who picks up.
    autoComplete: autocomplete ? (kind === 'collection' ? autocomplete : `${kind} ${autocomplete}`) : undefined,
  }
  if (options?.length) {
    return (
      <Select
        {...shared}
        options={[
          ...(value ? [] : [{ value: '', label: words.choose }]),
          ...options.map(option => ({ value: option.code, label: option.name })),
        ]}
        onChange={event => onChange({ name, value: event.currentTarget.value })}
      />
    )
  }
  return (
    <TextInput
      {...shared}
      {...(inputRef ? { inputRef } : {})}
      type={name === 'email' ? 'email' : isPhoneField(name) ? 'tel' : 'text'}
      inputMode={inputMode}
      dir={leftToRight.includes(name) ? 'ltr' : undefined}
      spellCheck={false}
      onChange={event => onChange({ name, value: event.currentTarget.value })}
    />
  )
})
