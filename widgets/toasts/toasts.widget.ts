import { defineWidget, type ElementOf } from '../host/define-widget'
import shell from './shell.css?inline'

const ToastsElement = defineWidget({
  tag: 'till-toasts',
  about: 'The place for the shop’s short messages; it is added when it is needed, so a page need not contain it.',
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
