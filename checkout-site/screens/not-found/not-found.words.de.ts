import type { NotFoundWords } from './not-found.words'

export const words: NotFoundWords = {
  title: 'Unter dieser Adresse gibt es keine Seite',
  text: 'Der Link ist vielleicht alt oder falsch geschrieben. Ihr Warenkorb ist, wie Sie ihn verlassen haben.',
}
