import { defineWidget, type ElementOf } from '../host/define-widget'
import shell from './shell.css?inline'

const ToastsElement = defineWidget({
  tag: 'till-toasts',
  about: 'The place where the shop says things in passing; it comes by itself, a page need not write it.',
  attributes: {},
  styles: [shell],
  view: () => import(/* chunk: toasts */ './toasts').then(({ ToastsView, styles }) => ({ View: ToastsView, styles })),
  runs: 'touch',
})

export default ToastsElement

declare global {
  interface HTMLElementTagNameMap {
    'till-toasts': ElementOf<typeof ToastsElement>
  }
}
