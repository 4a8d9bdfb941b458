import { make } from '../../core/runtime/page-dom'

export interface PlainField {
  readonly name: string
  readonly type: 'email' | 'password' | 'text' | 'date' | 'tel' | 'checkbox' | 'select' | 'button'
  readonly autocomplete?: string
  readonly value?: string
  /** A checkbox that begins ticked. */
  readonly isTicked?: boolean
  /** Creates a row that is more than a line of text (plain-parts). */
  readonly makeRow?: (field: PlainField) => PlainRow
}

export interface FieldState {
  readonly label: string
  readonly problem: string | undefined
  readonly hint: string | undefined
  /** For a checkbox that code ticks too. */
  readonly isTicked: boolean | undefined
}

export interface PlainRow {
  readonly row: HTMLElement
  readonly input: HTMLElement
  update(state: FieldState): void
}

/** Labels and problems by field name, and the button's text. */
export interface FormState {
  readonly labels: Readonly<Record<string, string>>
  readonly problems: Readonly<Record<string, string | undefined>>
  /** Shown while the field has no error. */
  readonly hints?: Readonly<Record<string, string>>
  readonly ticks?: Readonly<Record<string, boolean>>
  readonly submit: string
  readonly busy: boolean
}

export interface PlainForm {
  update(state: FormState): void
  focusWrong(): void
}

// These elements are in the page, whose style sheets may affect them, so each sets all of its styles as important.
export const looks = (css: string) => `all: revert; ${css}`.replace(/(?<=[^;\s])\s*(?=;|$)/g, ' !important')

export const box =
  'box-sizing: border-box; display: block; inline-size: 100%; block-size: 48px; margin: 0; padding: 0 14px; border: 1px solid var(--t-border-control); border-radius: 8px; font: 400 16px/24px var(--t-sans, sans-serif); color: var(--t-text); background: var(--t-surface, transparent); text-align: match-parent'

const note = 'display: block; font: 400 13px/18px var(--t-sans, sans-serif); color: var(--t-text-muted); padding: 0'

const css = {
  form: looks('display: grid; gap: 16px; margin: 0; padding: 0'),
  row: looks('display: block; margin: 0; padding: 0'),
  label: looks('display: block; margin: 0 0 6px; font: 600 13px/18px var(--t-sans, sans-serif); color: var(--t-text)'),
  input: looks(box),
  note: looks(`${note}; margin: 6px 0 0`),
  button: looks(
    'box-sizing: border-box; display: block; inline-size: 100%; min-block-size: 48px; margin: 0; padding: 0 15px; border: 1px solid transparent; border-radius: var(--t-radius-button, 8px); font: 600 16px/24px var(--t-sans, sans-serif); color: var(--t-on-action, #fff); background: var(--t-action, #191918); cursor: pointer',
  ),
} as const

const FOCUS = ['outline', '3px solid var(--t-focus, Highlight)', 'important'] as const
let made = 0

/** Creates a form of plain fields and a button in an element of the page. */
export function putPlainForm(
  place: HTMLElement,
  fields: readonly PlainField[],
  onSubmit: (typed: FormData) => void,
  onInput: (name: string, typed: FormData) => void,
): PlainForm {
  const form = styled<HTMLFormElement>('form', css.form, { method: 'post', novalidate: '' })
  const rows = fields.map(field => ({ name: field.name, ...(field.makeRow ?? makeTextRow)(field) }))
  const button = styled('button', css.button, { type: 'submit' })
  form.append(...rows.map(({ row }) => row), button)
  place.append(form)
  // What the key of a telephone's keyboard says.
  for (const [index, { input }] of rows.entries()) input.setAttribute('enterkeyhint', rows[index + 1] ? 'next' : 'go')
  for (const element of [...rows.map(({ input }) => input), button]) showFocus(element)
  form.addEventListener('submit', event => {
    event.preventDefault()
    onSubmit(new FormData(form))
  })
  for (const event of ['input', 'click']) {
    form.addEventListener(event, ({ target }) => {
      const { name, type } = target as HTMLInputElement
      if (name && (event === 'input' || type === 'button')) onInput(name, new FormData(form))
    })
  }
  return {
    update({ labels, problems, hints = {}, ticks = {}, submit, busy }) {
      for (const { name, update } of rows)
        update({ label: labels[name] ?? '', problem: problems[name], hint: hints[name], isTicked: ticks[name] })
      button.textContent = submit
      button.setAttribute('aria-busy', String(busy))
    },
    focusWrong: () => form.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
  }
}

/** A label, the field, and its hint or error. */
export function makeTextRow(
  field: PlainField,
  input: HTMLElement = inputOf(field),
  line: HTMLElement = input,
): PlainRow {
  const label = styled('label', css.label, { for: input.id })
  const row = styled('div', css.row, {})
  const note = noteOf(input, css.note)
  row.append(label, line, note.element)
  return {
    row,
    input,
    update(state) {
      label.textContent = state.label
      note.update(state)
    },
  }
}

export function inputOf({ name, type, autocomplete = 'off', value }: PlainField, look = css.input): HTMLInputElement {
  const input = styled<HTMLInputElement>('input', look, {
    ...{ id: newId(), name, autocomplete, type },
    ...(type === 'email' || type === 'password' || type === 'tel'
      ? { autocapitalize: 'none', spellcheck: 'false', dir: 'ltr' }
      : {}),
  })
  if (value) input.value = value
  return input
}

export function noteOf(input: HTMLElement, look: string, attributes: Readonly<Record<string, string>> = {}) {
  const element = styled('span', look, { id: `${input.id}-note`, ...attributes })
  return {
    element,
    update({ problem, hint }: FieldState) {
      const said = problem ?? hint ?? ''
      element.textContent = said
      show(element, Boolean(said))
      element.style.setProperty('color', `var(--t-${problem ? 'danger' : 'text-muted'})`, 'important')
      input.style.setProperty('border-color', `var(--t-${problem ? 'danger' : 'border-control'})`, 'important')
      setAttribute(input, 'aria-invalid', problem && 'true')
      setAttribute(input, 'aria-describedby', said && element.id)
    },
  }
}

export const newId = () => `till-login-${++made}`

/** Sets styles by script, because a content security policy may forbid attributes. */
export function styled<Made extends HTMLElement = HTMLElement>(
  name: string,
  css: string,
  attributes: Readonly<Record<string, string>>,
  ...content: string[]
): Made {
  const made = make(name, attributes, ...content) as Made
  made.style.cssText = css
  return made
}

export function show(element: HTMLElement, isShown: boolean): void {
  element.style.setProperty('display', isShown ? 'block' : 'none', 'important')
}

/** Inline styles cannot express `:focus`. */
export function showFocus(element: HTMLElement): void {
  element.addEventListener('focus', () => element.style.setProperty(...FOCUS))
  element.addEventListener('blur', () => element.style.removeProperty('outline'))
}

/** None where there is no value. */
function setAttribute(element: HTMLElement, name: string, value: string | undefined): void {
  if (value) element.setAttribute(name, value)
  else element.removeAttribute(name)
}
