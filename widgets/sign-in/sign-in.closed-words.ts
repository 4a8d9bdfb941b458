import { closedWords } from '../../core/site/closed-words'

const labels = closedWords({
  en: { signIn: 'Sign in', here: 'Signed in' },
  fr: { signIn: 'Se connecter', here: 'Connecté' },
  de: { signIn: 'Anmelden', here: 'Angemeldet' },
  ja: { signIn: 'ログイン', here: 'ログイン中' },
  ar: { signIn: 'تسجيل الدخول', here: 'تم الدخول' },
})

/** The button: who is signed in, as far as the page may know, or 'Sign in'. */
export function openerText(locale: string, isSignedIn: boolean, firstName: string | null): string {
  const { signIn, here } = labels(locale)
  return isSignedIn ? firstName || here : signIn
}
