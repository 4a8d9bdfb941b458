import type { Translated } from '../../../core/site/words'
import type { NotFoundWords } from './not-found.words'

export const words: Translated<NotFoundWords> = {
  title: 'Unter dieser Adresse gibt es keine Seite',
  text: 'Der Link ist vielleicht alt oder falsch geschrieben. Ihr Warenkorb ist, wie Sie ihn verlassen haben.',
}
