import { make } from '../../core/runtime/page-dom'
import type { SignInWords } from './sign-in.words'

/** The plain form: what it says, and where the focus goes. */
export interface LoginFields {
  tell(
    words: SignInWords,
    told: { username?: string | undefined; password?: string | undefined; busy?: string | undefined },
  ): void
  focusWrong(): void
}

type Typed = { username: string; password: string }

// They stand among the page's own elements, whose sheets may say anything: each says all of its looks, and insists.
const looks = (css: string) => `all: revert; ${css}`.replace(/(?<=[^;\s])\s*(?=;|$)/g, ' !important')

const css = {
  form: looks('display: grid; gap: 16px; margin: 0; padding: 0'),
  row: looks('display: block; margin: 0; padding: 0'),
  label: looks('display: block; margin: 0 0 6px; font: 600 13px/18px var(--t-sans, sans-serif); color: var(--t-text)'),
  input: looks(
    'box-sizing: border-box; display: block; inline-size: 100%; block-size: 48px; margin: 0; padding: 0 14px; border: 1px solid var(--t-border-control); border-radius: 8px; font: 400 16px/24px var(--t-sans, sans-serif); color: var(--t-text); background: var(--t-surface, transparent)',
  ),
  error: looks(
    'display: block; margin: 6px 0 0; font: 400 13px/18px var(--t-sans, sans-serif); color: var(--t-danger)',
  ),
  button: looks(
    'box-sizing: border-box; display: block; inline-size: 100%; min-block-size: 48px; margin: 0; padding: 0 16px; border: 0; border-radius: var(--t-radius-button, 8px); font: 600 16px/24px var(--t-sans, sans-serif); color: var(--t-on-action, #fff); background: var(--t-action, #191918); cursor: pointer',
  ),
} as const

const FOCUS = ['outline', '3px solid var(--t-focus, Highlight)', 'important'] as const
let made = 0

/** Puts e-mail, password and a button into a plain element of the page. */
export function putLoginFields(place: HTMLElement, submit: (typed: Typed) => void): LoginFields {
  const form = dressed<HTMLFormElement>('form', css.form, { method: 'post', novalidate: '' })
  const username = field('username', 'email', 'username')
  const password = field('password', 'password', 'current-password')
  const button = dressed('button', css.button, { type: 'submit' })
  form.append(username.row, password.row, button)
  place.append(form)
  for (const element of [username.input, password.input, button]) showFocus(element)
  form.addEventListener('submit', event => {
    event.preventDefault()
    submit({ username: username.input.value.trim(), password: password.input.value })
  })
  return {
    tell(words, told) {
      username.tell(words.email, told.username)
      password.tell(words.password, told.password)
      button.textContent = told.busy ?? words.submit
      button.setAttribute('aria-busy', String(told.busy !== undefined))
    },
    focusWrong: () => form.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
  }
}

function field(name: string, type: string, autocomplete: string) {
  const id = `till-login-${++made}`
  const label = dressed('label', css.label, { for: id })
  const input = dressed<HTMLInputElement>('input', css.input, {
    ...{ id, name, type, autocomplete, autocapitalize: 'none', spellcheck: 'false', dir: 'ltr' },
    'aria-required': 'true',
  })
  const error = dressed('span', css.error, { id: `${id}-error` })
  const row = dressed('div', css.row, {})
  row.append(label, input, error)
  return {
    row,
    input,
    tell(words: string, problem: string | undefined) {
      label.textContent = words
      error.textContent = problem ?? ''
      error.style.setProperty('display', problem ? 'block' : 'none', 'important')
      if (problem) {
        input.setAttribute('aria-invalid', 'true')
        input.setAttribute('aria-describedby', `${id}-error`)
      } else {
        input.removeAttribute('aria-invalid')
        input.removeAttribute('aria-describedby')
      }
    },
  }
}

/** An element with its looks, which a content policy lets no attribute say. */
function dressed<Made extends HTMLElement = HTMLElement>(
  name: string,
  css: string,
  attributes: Readonly<Record<string, string>>,
): Made {
  const made = make(name, attributes) as Made
  made.style.cssText = css
  return made
}

/** An element's own style cannot say `:focus`. */
function showFocus(element: HTMLElement): void {
  element.addEventListener('focus', () => element.style.setProperty(...FOCUS))
  element.addEventListener('blur', () => element.style.removeProperty('outline'))
}
