import type { CardField } from '../../core/payment/provider'

/** One labelled input drawn without React: what a provider's own page would draw. */
export type CardInput = {
  readonly root: HTMLElement
  readonly input: HTMLInputElement
  /** A sign or a word inside the field's end. */
  readonly end: HTMLElement
  /** Shows words under the field, or takes them away. */
  readonly show: (words: string | null) => void
}

type Wanted = {
  name: CardField
  label: string
  autocomplete: AutoFill
  placeholder?: string
  numeric?: boolean
  maxLength: number
}

const svg = 'http://www.w3.org/2000/svg'
const alert = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7.5v5.5M12 16.2v.1'

/** Draws a field with the classes that the shop's own fields have. */
export function cardInput({ name, label, autocomplete, placeholder, numeric, maxLength }: Wanted): CardInput {
  const id = 'till-' + name
  const root = element('div', 'field')
  const words = element('label', 'label', label)
  words.setAttribute('for', id)

  const input = document.createElement('input')
  // A name would send the card along with the form around it; the error list finds the field by `data-name`.
  Object.assign(input, { id, autocomplete, maxLength, spellcheck: false, placeholder: placeholder ?? '' })
  input.dataset.name = name
  input.setAttribute('aria-required', 'true')
  if (numeric) {
    input.inputMode = 'numeric'
    input.dir = 'ltr'
  }

  const box = element('div', 'input')
  const end = element('span', 'at-end')
  box.append(input, end)
  root.append(words, box)
  return { root, input, end, show: showing(root, input, id + '-note') }
}

/**
 * Has fields that are drawn anew in a place, because the shopper's language has come, go on with what was typed into the
 * old ones; answers what gives the focus back once they stand.
 */
export function takeOver(place: Element, fields: readonly CardInput[]): () => void {
  let focused: HTMLInputElement | undefined
  for (const { input } of fields) {
    const old = place.querySelector<HTMLInputElement>(`[data-name="${input.dataset.name}"]`)
    if (!old) continue
    input.value = old.value
    if (old === document.activeElement) focused = input
  }
  return () => focused?.focus()
}

/** A picture of the icon set, drawn as its components draw it. */
export function sign(path: string, small = false): SVGElement {
  const picture = document.createElementNS(svg, 'svg')
  picture.setAttribute('class', small ? 'i s' : 'i')
  picture.setAttribute('viewBox', '0 0 24 24')
  picture.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS(svg, 'path')
  line.setAttribute('d', path)
  picture.append(line)
  return picture
}

function showing(root: HTMLElement, input: HTMLInputElement, id: string) {
  const note = element('p', 'err')
  note.id = id
  return (words: string | null) => {
    root.classList.toggle('bad', words !== null)
    if (words === null) {
      note.remove()
      input.removeAttribute('aria-invalid')
      input.removeAttribute('aria-describedby')
      return
    }
    note.replaceChildren(sign(alert, true), element('span', '', words))
    root.append(note)
    input.setAttribute('aria-invalid', 'true')
    input.setAttribute('aria-describedby', id)
  }
}

function element(tag: string, className: string, text?: string): HTMLElement {
  const made = document.createElement(tag)
  if (className) made.className = className
  if (text !== undefined) made.textContent = text
  return made
}
