import { draw } from '../../core/runtime/draw'
import { eyePath } from '../ui/eye-path'
import { inputOf, looks, makeTextRow, type PlainField, type PlainRow, showFocus, styled } from './plain-form'

const css = {
  line: looks('display: flex; gap: 8px; margin: 0; padding: 0'),
  eye: looks(
    'box-sizing: border-box; display: grid; place-items: center; flex: none; inline-size: 48px; block-size: 48px; margin: 0; padding: 0; border: 1px solid var(--t-border-control); border-radius: 8px; color: var(--t-text-muted); background: transparent; cursor: pointer',
  ),
  icon: looks(
    'display: block; inline-size: 20px; block-size: 20px; fill: none; stroke: currentColor; stroke-width: 1.5',
  ),
} as const

/** A password with a button that shows what was typed, until it is sent. */
export const password =
  (show: string) =>
  (field: PlainField): PlainRow => {
    const input = inputOf(field)
    const eye = styled('button', css.eye, { type: 'button', 'aria-label': show, 'aria-pressed': 'false' })
    const icon = draw('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, draw('path', { d: eyePath }))
    icon.style.cssText = css.icon
    eye.append(icon)
    showFocus(eye)
    const setShown = (isShown: boolean) => {
      input.type = isShown ? 'text' : 'password'
      eye.setAttribute('aria-pressed', String(isShown))
    }
    const hide = () => setShown(false)
    eye.addEventListener('click', () => {
      setShown(input.type === 'password')
      // Browsers offer to keep what is sent in a field of passwords alone.
      input.form?.addEventListener('submit', hide)
    })
    const line = styled('div', css.line, {})
    line.append(input, eye)
    return makeTextRow(field, input, line)
  }
