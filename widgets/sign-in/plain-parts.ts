import { make } from '../../core/runtime/page-dom'
import {
  box,
  inputOf,
  looks,
  newId,
  noteOf,
  type PlainField,
  type PlainRow,
  makeTextRow,
  show,
  styled,
} from './plain-form'

// Rows other than a line of text; they load with the steps of enrolment.

const css = {
  select: looks(box),
  row: looks('display: block; margin: 0; padding: 0'),
  choice: looks(
    'display: flex; gap: 12px; align-items: start; min-block-size: 44px; margin: 0; padding: 10px 0; box-sizing: border-box; font: 400 14px/24px var(--t-sans, sans-serif); color: var(--t-text)',
  ),
  tick: looks('flex: none; inline-size: 22px; block-size: 22px; margin: 1px 0; accent-color: var(--t-action, #191918)'),
  note: looks(
    'display: block; margin: 0; padding: 0; padding-inline-start: 34px; font: 400 13px/18px var(--t-sans, sans-serif); color: var(--t-text-muted)',
  ),
  started: looks('display: flex; gap: 8px; margin: 0; padding: 0'),
  start: looks(`${box}; flex: none; inline-size: auto; padding: 11px 12px; color: var(--t-text-muted)`),
  button: looks(
    'box-sizing: border-box; display: block; min-block-size: 44px; margin: 0; margin-inline-start: 34px; padding: 0 16px; border: 1px solid var(--t-border-control); border-radius: var(--t-radius-button, 8px); font: 600 14px/20px var(--t-sans, sans-serif); color: var(--t-text); background: transparent; cursor: pointer',
  ),
} as const

/** A native select. */
export const select =
  (options: readonly (readonly [value: string, label: string])[]) =>
  (field: PlainField): PlainRow => {
    const { name, autocomplete = 'off' } = field
    const input = styled('select', css.select, { id: newId(), name, autocomplete })
    input.append(...options.map(([value, label]) => make('option', { value }, label)))
    return makeTextRow(field, input)
  }

/** A number after its dial code; `tidy` formats it on blur. */
export const phone =
  (dialCode: string, tidy: (text: string) => string) =>
  (field: PlainField): PlainRow => {
    const input = inputOf(field)
    input.addEventListener('blur', () => {
      input.value = tidy(input.value)
    })
    const line = styled('div', css.started, { dir: 'ltr' })
    line.append(styled('span', css.start, {}, `+${dialCode}`), input)
    return makeTextRow(field, input, line)
  }

export function checkbox(field: PlainField): PlainRow {
  const input = inputOf(field, css.tick)
  input.checked = field.isTicked === true
  const row = styled('div', css.row, {})
  const label = styled('label', css.choice, { for: input.id })
  const text = styled('span', '', {})
  const note = noteOf(input, css.note, { 'aria-live': 'polite' })
  label.append(input, text)
  row.append(label, note.element)
  return {
    row,
    input,
    update(state) {
      text.textContent = state.label
      if (state.isTicked !== undefined) input.checked = state.isTicked
      note.update(state)
    },
  }
}

/** A button beside a checkbox; shown while it has a label. */
export function button({ name }: PlainField): PlainRow {
  const input = styled('button', css.button, { type: 'button', name })
  return {
    row: input,
    input,
    update({ label }) {
      input.textContent = label
      show(input, Boolean(label))
    },
  }
}
