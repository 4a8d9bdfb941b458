import type { ReviewWords } from '../types'

/** Of what has no size to try on, gift cards included. */
export const gear: readonly ReviewWords[] = [
  {
    rating: 5,
    language: 'en',
    said: [
      'Small thing, well thought out',
      'You notice that somebody who runs has made it. It has been with me since spring.',
    ],
    translated: {
      fr: [
        'Petit objet, bien pensé',
        'On voit que c’est quelqu’un qui court qui l’a fait. Il me suit depuis le printemps.',
      ],
      de: [
        'Kleines Ding, gut durchdacht',
        'Man merkt, dass jemand es gemacht hat, der läuft. Ich habe es seit dem Frühling dabei.',
      ],
    },
  },
  {
    rating: 4,
    language: 'fr',
    said: ['Très pratique', 'Je m’en sers à chaque sortie. Un coloris de plus et ce serait parfait.'],
    translated: { en: ['Very practical', 'I use it on every run. One more colour and it would be perfect.'] },
  },
  {
    rating: 3,
    language: 'en',
    said: ['Good, but dear', 'It does its job. I would buy it again in the sale.'],
  },
  {
    rating: 5,
    language: 'de',
    said: [
      'Hält, was es verspricht',
      'Seit einem Jahr im Einsatz, auch bei Regen. Nichts ist gerissen oder ausgeblichen.',
    ],
    translated: { en: ['Keeps its promise', 'In use for a year, in the rain too. Nothing has torn or faded.'] },
  },
  {
    rating: 4,
    language: 'en',
    said: ['Bought two', 'One for me, one for my running partner. Both are still in use.'],
  },
]

export const giftCards: readonly ReviewWords[] = [
  {
    rating: 5,
    language: 'en',
    said: ['Saved a birthday', 'Arrived within a minute, and my brother chose his own size for once.'],
    translated: {
      fr: ['Un anniversaire sauvé', 'Arrivée en une minute, et pour une fois mon frère a choisi sa taille lui-même.'],
      de: [
        'Geburtstag gerettet',
        'Kam nach einer Minute an, und mein Bruder hat seine Größe ausnahmsweise selbst gewählt.',
      ],
    },
  },
  {
    rating: 4,
    language: 'en',
    said: ['Simple', 'Worked online and in the store. More designs would be nice.'],
  },
  {
    rating: 5,
    language: 'fr',
    said: ['Idée cadeau facile', 'Le mot que j’ai écrit était bien affiché, et le solde se lit en ligne.'],
    translated: { en: ['An easy present', 'The note that I wrote was there, and the balance can be read online.'] },
  },
]
