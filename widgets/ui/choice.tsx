import { type ComponentProps, type ReactNode, useId } from 'react'
import { AlertIcon } from './signs'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  error?: ReactNode
}

/** The children are its label, which may have links. */
export function Checkbox({ error, children, ...input }: CheckboxProps) {
  const note = useId()
  return (
    <label className="check">
      <input
        type="checkbox"
        className="box"
        {...input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? note : undefined}
      />
      <span>
        {children}
        {error ? (
          <span className="err" id={note}>
            <AlertIcon small />
            <span>{error}</span>
          </span>
        ) : null}
      </span>
    </label>
  )
}

export interface RadioCard {
  value: string
  title: ReactNode
  end?: ReactNode
  note?: ReactNode
  /** Shown inside the card while it is chosen. */
  body?: ReactNode
}

export interface ChoiceProps<Item> {
  /** The group's name for assistive technology. */
  label: string
  items: readonly Item[]
  value: string | undefined
  onChoose: (value: string) => void
}

/** Joined radio cards: shipping and payment methods. */
export function RadioCards({ label, items, value, onChoose }: ChoiceProps<RadioCard>) {
  const name = useId()
  return (
    <div className="cards" role="radiogroup" aria-label={label}>
      {items.map(item => (
        <div key={item.value} className={item.value === value ? 'card on' : 'card'}>
          <label>
            <input
              type="radio"
              className="dot"
              name={name}
              value={item.value}
              checked={item.value === value}
              onChange={() => onChoose(item.value)}
            />
            <b>{item.title}</b>
            <b>{item.end}</b>
            {item.note ? <small>{item.note}</small> : null}
          </label>
          {item.body && item.value === value ? <div className="open">{item.body}</div> : null}
        </div>
      ))}
    </div>
  )
}

export interface Segment {
  value: string
  label: ReactNode
  sign?: ReactNode
}

/** Two or three choices side by side: delivery or pick-up. */
export function Segmented({ label, items, value, onChoose }: ChoiceProps<Segment>) {
  const name = useId()
  return (
    <div className="seg" role="radiogroup" aria-label={label}>
      {items.map(item => (
        <label key={item.value}>
          <input
            type="radio"
            className="vh"
            name={name}
            value={item.value}
            checked={item.value === value}
            onChange={() => onChoose(item.value)}
          />
          <span className={item.sign ? 'signed' : undefined}>
            {item.sign}
            {item.label}
          </span>
        </label>
      ))}
    </div>
  )
}
