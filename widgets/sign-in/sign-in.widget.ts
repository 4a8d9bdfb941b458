import { defineWidget, type ElementOf } from '../host/define-widget'
import opener from './opener.css?inline'
import { attributes } from './sign-in.attributes'
import { openerText } from './sign-in.closed-words'
import { wasSignedIn } from './was-signed-in'

const SignInElement = defineWidget({
  tag: 'till-sign-in',
  about: 'Who is signed in, or the way in: a button, and a dialog in which a shopper signs in or out.',
  attributes,
  opens: true,
  slots: {
    login: 'The fields of the login, put here by the widget itself: password managers fill none in a shadow root.',
  },
  parts: { opener: 'The button.' },
  events: { 'till:open': 'The dialog has opened.', 'till:close': 'The dialog has closed.' },
  styles: [opener],
  view: () => import('./sign-in').then(({ SignIn, styles }) => ({ View: SignIn, styles })),

  // The same markup as the view's first rendering, so that nothing moves. An existing button stays.
  shell(place, { config, make }, { noButton }) {
    if (noButton) return
    const looks = { type: 'button', class: 'opener', part: 'opener', 'data-touch': 'open', 'aria-haspopup': 'dialog' }
    const button = place.firstElementChild ?? place.appendChild(make('button', looks))
    button.textContent = openerText(config.locale, wasSignedIn(config.key, config.api), null)
  },
})

export default SignInElement

declare global {
  interface HTMLElementTagNameMap {
    'till-sign-in': ElementOf<typeof SignInElement>
  }
}
