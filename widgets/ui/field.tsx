import { type ComponentProps, type ReactNode, type Ref, useId } from 'react'
import { DownIcon } from './icon'
import { AlertIcon } from './signs'

export interface FieldProps {
  label: ReactNode
  /** The word for 'Optional'; required fields are not marked. */
  optional?: string | undefined
  hint?: ReactNode
  /** Replaces the hint. */
  error?: ReactNode
}

/** Connects a control to its label, hint and error. */
export interface Ties {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A label above, one control, and a hint or an error below, connected for assistive technology. */
export function Field({
  label,
  optional,
  hint,
  error,
  children,
}: FieldProps & { children: (ties: Ties) => ReactNode }) {
  const id = useId()
  const note = id + 'n'
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label className="label" htmlFor={id}>
        {label}
        {optional ? <span> {optional}</span> : null}
      </label>
      {children({ id, 'aria-describedby': error || hint ? note : undefined, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <p className="err" id={note}>
          <AlertIcon small />
          <span>{error}</span>
        </p>
      ) : hint ? (
        <p className="hint" id={note}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'ref' | 'id'>, FieldProps {
  /** An icon before the text. */
  start?: ReactNode
  /** An icon or a button after the text. */
  end?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** `dir="ltr"` for numbers, cards and phones. */
export function TextInput({ label, optional, hint, error, start, end, inputRef, ...input }: TextInputProps) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {ties => (
        // A prefix belongs to its number, so both are left-to-right.
        <div className="input" dir={start ? input.dir : undefined}>
          {start ? <span className="at-start">{start}</span> : null}
          <input {...input} {...ties} ref={inputRef} />
          {end ? <span className="at-end">{end}</span> : null}
        </div>
      )}
    </Field>
  )
}

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'ref' | 'id'>, FieldProps {}

export function TextArea({ label, optional, hint, error, ...area }: TextAreaProps) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {ties => (
        <div className="input">
          <textarea {...area} {...ties} />
        </div>
      )}
    </Field>
  )
}

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'ref' | 'id'>, FieldProps {
  options: readonly SelectOption[]
  selectRef?: Ref<HTMLSelectElement>
}

export function Select({ label, optional, hint, error, options, selectRef, ...select }: SelectProps) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {ties => (
        <div className="input">
          <select {...select} {...ties} ref={selectRef}>
            {options.map(option => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <DownIcon />
        </div>
      )}
    </Field>
  )
}
