import { useUnit } from 'effector-react'
import { Suspense, useEffect, useRef } from 'react'
import { $countries, type AddressForm, valueOf } from '../../core/delivery'
import type { FieldRule } from '../../core/site/contracts'
import { $features, settingsWanted } from '../../core/site/settings'
import { optionalPartLater } from '../shell/optional-part'
import { $errorText } from '../shell/error-text'
import { Select } from '../../widgets/ui/field'
import { $words as $problemWords } from '../../core/validate/problems.words'
import { $words } from './address.words'
import { AddressField } from './address-field'
import { problemWords } from './problem-text'

const AddressLookup = optionalPartLater(async () => (await import('./address-lookup')).AddressLookup)

export interface AddressFieldsProps {
  form: AddressForm
  /** Which fields to show; the country list is above the other address fields. */
  only: 'email' | 'address'
}

const countryRule: FieldRule = { name: 'country', label: 'country', required: true, width: 'full' }

/** In the order of the country's rules. */
export function AddressFields({ form, only }: AddressFieldsProps) {
  const {
    layout,
    values,
    problems,
    country,
    countries,
    words,
    common,
    errorText,
    loadSettings,
    onCountry,
    onChange,
    onEnter,
    onLeave,
    features,
  } = useUnit({
    layout: form.$layout,
    values: form.$values,
    problems: form.$problems,
    country: form.$country,
    countries: $countries,
    words: $words,
    common: $problemWords,
    errorText: $errorText,
    features: $features,
    loadSettings: settingsWanted,
    onChange: form.fieldChanged,
    onEnter: form.fieldEntered,
    onLeave: form.fieldLeft,
    onCountry: form.countryChanged,
  })
  const hasLine = only === 'address' && form.kind !== 'collection'
  useEffect(() => {
    if (hasLine) loadSettings()
  }, [hasLine, loadSettings])
  const line = useRef<HTMLInputElement>(null)
  const rules = (layout?.rules ?? []).filter(({ name }) => (name === 'email') === (only === 'email'))
  const wrong = (rule: FieldRule) => {
    const problem = problems[rule.name]
    return problem ? problemWords(problem, rule, { words, common, errorText }) : undefined
  }
  const offered = (countries ?? []).filter(({ shipping }) => shipping || form.kind === 'billing')
  return (
    <div className="form">
      {hasLine ? (
        <Select
          label={words.country}
          name="country"
          value={country ?? ''}
          error={wrong(countryRule)}
          autoComplete={`${form.kind} country`}
          options={offered.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={event => onCountry(event.currentTarget.value)}
        />
      ) : null}
      {rules.map((rule, index) => (
        <div className={`cell ${rule.width}${beginsThree(rules, index) ? ' first' : ''}`} key={rule.name}>
          <AddressField
            rule={rule}
            kind={form.kind}
            value={layout ? valueOf(values, rule, layout.country) : ''}
            error={wrong(rule)}
            hint={form.kind === 'billing' ? undefined : words.hints[rule.label]}
            words={words}
            inputRef={hasLine && rule.name === 'addressLine1' ? line : undefined}
            onChange={onChange}
            onEnter={onEnter}
            onLeave={onLeave}
          />
          {hasLine && rule.name === 'addressLine1' && features['addressLookup'] ? (
            <Suspense>
              <AddressLookup form={form} line={line} />
            </Suspense>
          ) : null}
        </div>
      ))}
    </div>
  )
}

/** On a phone three fields become one above two. */
function beginsThree(rules: readonly FieldRule[], at: number): boolean {
  return [0, 1, 2].every(next => rules[at + next]?.width === 'third')
}
