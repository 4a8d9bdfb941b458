import type { ReviewWords } from '../types'

export const clothes: readonly ReviewWords[] = [
  {
    rating: 5,
    fit: 'true',
    language: 'en',
    said: [
      'Soft, and it stays in place',
      'No seams that rub, nothing rides up. After twenty washes it still looks new.',
    ],
    translated: {
      fr: [
        'Doux, et ça ne bouge pas',
        'Aucune couture qui gratte, rien ne remonte. Après vingt lavages, il a encore l’air neuf.',
      ],
      de: ['Weich, und nichts verrutscht', 'Keine Naht reibt, nichts rutscht hoch. Nach zwanzig Wäschen noch wie neu.'],
    },
  },
  {
    rating: 4,
    fit: 'large',
    language: 'en',
    said: ['Cut a little wide', 'I took one size smaller than usual and it fits. Nice fabric for cool mornings.'],
    translated: {
      fr: [
        'Coupe un peu large',
        'J’ai pris une taille de moins et c’est parfait. Belle matière pour les matins frais.',
      ],
    },
  },
  {
    rating: 5,
    fit: 'true',
    language: 'de',
    said: ['Trocknet schnell', 'Morgens gewaschen, abends wieder gelaufen. Die Farbe ist kräftig geblieben.'],
    translated: {
      en: ['Dries fast', 'Washed in the morning, worn again in the evening. The colour has stayed strong.'],
    },
  },
  {
    rating: 3,
    fit: 'small',
    language: 'fr',
    said: [
      'Joli mais court',
      'La matière est agréable, mais il remonte quand je cours. Pour marcher, c’est très bien.',
    ],
    translated: {
      en: ['Pretty but short', 'The fabric is pleasant, but it rides up when I run. For walking it is very good.'],
    },
  },
  {
    rating: 5,
    language: 'en',
    said: ['The one I take on every trip', 'It packs small, does not crease and does not smell after a long day.'],
  },
  {
    rating: 4,
    fit: 'true',
    language: 'ar',
    said: ['خامة ممتازة', 'القماش خفيف ومريح في الجو الحار، والمقاس كما في الجدول.'],
    translated: {
      en: ['Excellent fabric', 'The fabric is light and comfortable in hot weather, and the size is as in the chart.'],
    },
  },
  {
    rating: 2,
    fit: 'small',
    language: 'en',
    said: ['Pocket too small for my phone', 'Otherwise well made. I gave it to my sister, who runs with a watch.'],
  },
]
