import { make } from '../../core/runtime/page-dom'

/** A field of the plain form, as the browser and password managers know it. */
export interface PlainField {
  readonly name: string
  readonly type: 'email' | 'password' | 'text' | 'date' | 'tel' | 'checkbox' | 'select' | 'button'
  readonly autocomplete?: string
  readonly value?: string
  /** Stands before what is typed. */
  readonly start?: string
  /** Makes what was typed readable when the field is left. */
  readonly tidy?: (text: string) => string
  /** Of a select: each value with its words. */
  readonly options?: readonly (readonly [value: string, label: string])[]
}

/** What the form says: labels and problems by the field's name, and what its button says. A field without a label is hidden. */
export interface Told {
  readonly labels: Readonly<Record<string, string>>
  readonly problems: Readonly<Record<string, string | undefined>>
  /** What helps with a field while nothing is wrong with it. */
  readonly hints?: Readonly<Record<string, string>>
  /** Checkboxes that are ticked by more than a press. */
  readonly ticks?: Readonly<Record<string, boolean>>
  readonly submit: string
  readonly busy: boolean
}

export interface PlainForm {
  tell(told: Told): void
  focusWrong(): void
}

// It stands among the page's own elements, whose sheets may say anything: each says all of its looks, and insists.
const looks = (css: string) => `all: revert; ${css}`.replace(/(?<=[^;\s])\s*(?=;|$)/g, ' !important')

const box =
  'box-sizing: border-box; display: block; inline-size: 100%; block-size: 48px; margin: 0; padding: 0 14px; border: 1px solid var(--t-border-control); border-radius: 8px; font: 400 16px/24px var(--t-sans, sans-serif); color: var(--t-text); background: var(--t-surface, transparent)'

const css = {
  form: looks('display: grid; gap: 16px; margin: 0; padding: 0'),
  row: looks('display: block; margin: 0; padding: 0'),
  label: looks('display: block; margin: 0 0 6px; font: 600 13px/18px var(--t-sans, sans-serif); color: var(--t-text)'),
  choice: looks(
    'display: flex; gap: 12px; align-items: start; min-block-size: 44px; margin: 0; padding: 10px 0; box-sizing: border-box; font: 400 14px/24px var(--t-sans, sans-serif); color: var(--t-text)',
  ),
  input: looks(box),
  tick: looks('flex: none; inline-size: 22px; block-size: 22px; margin: 1px 0; accent-color: var(--t-action, #191918)'),
  note: looks(
    'display: block; margin: 6px 0 0; font: 400 13px/18px var(--t-sans, sans-serif); color: var(--t-text-muted)',
  ),
  tickNote: looks(
    'display: block; margin: 0; padding: 0; padding-inline-start: 34px; font: 400 13px/18px var(--t-sans, sans-serif); color: var(--t-text-muted)',
  ),
  started: looks('display: flex; gap: 8px; margin: 0; padding: 0'),
  start: looks(`${box}; flex: none; inline-size: auto; padding: 11px 12px; color: var(--t-text-muted)`),
  side: looks(
    'box-sizing: border-box; display: block; min-block-size: 44px; margin: 8px 0 0; margin-inline-start: 34px; padding: 0 16px; border: 1px solid var(--t-border-control); border-radius: var(--t-radius-button, 8px); font: 600 14px/20px var(--t-sans, sans-serif); color: var(--t-text); background: transparent; cursor: pointer',
  ),
  button: looks(
    'box-sizing: border-box; display: block; inline-size: 100%; min-block-size: 48px; margin: 0; padding: 0 16px; border: 0; border-radius: var(--t-radius-button, 8px); font: 600 16px/24px var(--t-sans, sans-serif); color: var(--t-on-action, #fff); background: var(--t-action, #191918); cursor: pointer',
  ),
} as const

const FOCUS = ['outline', '3px solid var(--t-focus, Highlight)', 'important'] as const
let made = 0

/** Puts a form of plain fields and a button into a plain element of the page. */
export function putPlainForm(
  place: HTMLElement,
  fields: readonly PlainField[],
  submit: (typed: FormData) => void,
  hear: (name: string, typed: FormData) => void,
): PlainForm {
  const form = dressed<HTMLFormElement>('form', css.form, { method: 'post', novalidate: '' })
  const rows = fields.map(field => (field.type === 'button' ? putButton(field) : putField(field)))
  const button = dressed('button', css.button, { type: 'submit' })
  form.append(...rows.map(({ row }) => row), button)
  place.append(form)
  for (const element of [...rows.map(({ input }) => input), button]) showFocus(element)
  form.addEventListener('submit', event => {
    event.preventDefault()
    submit(new FormData(form))
  })
  for (const event of ['input', 'click']) {
    form.addEventListener(event, ({ target }) => {
      const { name, type } = target as HTMLInputElement
      if (name && (event === 'input' || type === 'button')) hear(name, new FormData(form))
    })
  }
  return {
    tell({ labels, problems, hints = {}, ticks = {}, submit, busy }) {
      for (const { name, tell } of rows) tell(labels[name] ?? '', problems[name], hints[name], ticks[name])
      button.textContent = submit
      button.setAttribute('aria-busy', String(busy))
    },
    focusWrong: () => form.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
  }
}

function putButton({ name }: PlainField) {
  const input = dressed('button', css.side, { type: 'button', name })
  return {
    name,
    row: input,
    input,
    tell(words: string) {
      input.textContent = words
      show(input, Boolean(words))
    },
  }
}

function putField({ name, type, autocomplete = 'off', value = '', start, tidy, options }: PlainField) {
  const id = `till-login-${++made}`
  const isTick = type === 'checkbox'
  const label = dressed('label', isTick ? css.choice : css.label, { for: id })
  const input = dressed<HTMLInputElement>(options ? 'select' : 'input', isTick ? css.tick : css.input, {
    ...{ id, name, autocomplete },
    ...(options ? {} : { type }),
    ...(type === 'email' || type === 'password' || type === 'tel'
      ? { autocapitalize: 'none', spellcheck: 'false', dir: 'ltr' }
      : {}),
  })
  for (const [value, words] of options ?? []) {
    const option = input.appendChild(make('option', { value }))
    option.textContent = words
  }
  if (!isTick) input.value = value
  const text = make('span', {})
  const note = dressed('span', isTick ? css.tickNote : css.note, {
    id: `${id}-note`,
    ...(isTick ? { 'aria-live': 'polite' } : {}),
  })
  const row = dressed('div', css.row, {})
  if (isTick) {
    label.append(input, text)
    row.append(label, note)
  } else {
    label.append(text)
    row.append(label, start ? startedBy(start, input) : input, note)
  }
  if (tidy) {
    input.addEventListener('blur', () => {
      input.value = tidy(input.value)
    })
  }
  return {
    name,
    row,
    input,
    tell(words: string, problem: string | undefined, hint: string | undefined, isTicked: boolean | undefined) {
      const said = problem ?? hint ?? ''
      text.textContent = words
      note.textContent = said
      if (isTicked !== undefined) input.checked = isTicked
      show(note, Boolean(said))
      note.style.setProperty('color', `var(--t-${problem ? 'danger' : 'text-muted'})`, 'important')
      put(input, 'aria-invalid', problem && 'true')
      put(input, 'aria-describedby', said && note.id)
    },
  }
}

function startedBy(start: string, input: HTMLElement): HTMLElement {
  const line = dressed('div', css.started, { dir: 'ltr' })
  line.append(dressed('span', css.start, {}, start), input)
  return line
}

/** An element with its looks, which a content policy lets no attribute say. */
function dressed<Made extends HTMLElement = HTMLElement>(
  name: string,
  css: string,
  attributes: Readonly<Record<string, string>>,
  ...content: string[]
): Made {
  const made = make(name, attributes, ...content) as Made
  made.style.cssText = css
  return made
}

/** An element's own style cannot say `:focus`. */
function showFocus(element: HTMLElement): void {
  element.addEventListener('focus', () => element.style.setProperty(...FOCUS))
  element.addEventListener('blur', () => element.style.removeProperty('outline'))
}

function show(element: HTMLElement, isShown: boolean): void {
  element.style.setProperty('display', isShown ? 'block' : 'none', 'important')
}

function put(element: HTMLElement, name: string, value: string | undefined): void {
  if (value) element.setAttribute(name, value)
  else element.removeAttribute(name)
}
