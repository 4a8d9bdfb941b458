import type { CardField } from '../../core/payment/provider'

/** A labelled input as a provider's own page would draw it, without React. */
export type CardInput = {
  readonly root: HTMLElement
  readonly input: HTMLInputElement
  /** An icon or text at the field's end. */
  readonly end: HTMLElement
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

/** Uses the classes of the shop's own fields. */
export function cardInput({ name, label, autocomplete, placeholder, numeric, maxLength }: Wanted): CardInput {
  const id = 'till-' + name
  const root = element('div', 'field')
  const words = element('label', 'label', label)
  words.setAttribute('for', id)

  const input = document.createElement('input')
  // Without a `name`, which would send the card with the surrounding form; the error list uses `data-name`.
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

/** Copies typed values into fields that were redrawn for a new language; returns a function that restores the focus. */
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
