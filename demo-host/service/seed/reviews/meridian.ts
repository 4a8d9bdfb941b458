import type { ReviewWords } from '../types'

/** Of the Meridian 2, newest first. */
export const meridian: readonly ReviewWords[] = [
  {
    rating: 5,
    fit: 'true',
    language: 'en',
    said: [
      'My third pair, and the best one',
      'Same straight ride as the first Meridian, with a heel that no longer slaps on the way down. 640 km on this pair, and the foam still answers.',
    ],
    translated: {
      fr: [
        'Ma troisième paire, et la meilleure',
        'Le même déroulé que la première Meridian, avec un talon qui ne claque plus en descente. 640 km avec cette paire, et la mousse répond encore.',
      ],
      de: [
        'Mein drittes Paar, und das beste',
        'Läuft so ruhig wie der erste Meridian, und die Ferse klatscht bergab nicht mehr. 640 km mit diesem Paar, und der Schaum antwortet noch.',
      ],
      ja: [
        '3足目にして最高',
        '初代メリディアンと同じまっすぐな走り心地で、下りでかかとがばたつかなくなりました。この靴で640キロ走りましたが、フォームはまだ元気です。',
      ],
      ar: [
        'زوجي الثالث، وهو الأفضل',
        'الثبات نفسه الذي عرفته في ميريديان الأول، ولم يعد الكعب يضرب الأرض في النزول. قطعت به 640 كيلومترًا وما زالت الرغوة مرنة.',
      ],
    },
  },
  {
    rating: 4,
    fit: 'small',
    language: 'de',
    said: [
      'Sehr guter Alltagsschuh, vorne etwas eng',
      'Bequem vom ersten Kilometer an. Ich trage sonst 43 und habe hier 44 genommen, weil der Vorfuß schmal ausfällt. Auf nassem Kopfsteinpflaster griff die Sohle gut.',
    ],
    translated: {
      en: [
        'Very good daily shoe, a little narrow in front',
        'Comfortable from the first kilometre. I usually wear 43 and took 44 here because the forefoot is narrow. The sole held well on wet cobbles.',
      ],
      fr: [
        'Très bonne chaussure de tous les jours, un peu étroite devant',
        'Confortable dès le premier kilomètre. Je chausse du 43 et j’ai pris du 44, car l’avant-pied est étroit. La semelle accroche bien sur les pavés mouillés.',
      ],
    },
  },
  {
    rating: 5,
    fit: 'true',
    language: 'fr',
    said: [
      'Légère et stable',
      'Je cours quatre fois par semaine au bord du canal. Rien à redire\u202f: pas d’ampoule, pas de couture qui gêne, et le bleu est plus beau en vrai.',
    ],
    translated: {
      en: [
        'Light and steady',
        'I run along the canal four times a week. Nothing to complain about: no blister, no seam that rubs, and the blue is better in real life.',
      ],
      de: [
        'Leicht und stabil',
        'Ich laufe viermal die Woche am Kanal. Nichts zu beanstanden: keine Blase, keine störende Naht, und das Blau ist in echt schöner.',
      ],
      ja: [
        '軽くて安定感がある',
        '週に4回、運河沿いを走っています。不満はありません。まめもできず、縫い目も当たらず、青は実物のほうがきれいです。',
      ],
    },
  },
  {
    rating: 2,
    fit: 'small',
    language: 'en',
    said: [
      'Nice shoe, wrong size chart',
      'Half a size too short for me in spite of the chart. The exchange was quick and free, but I missed a race with it.',
    ],
    translated: {
      fr: [
        'Belle chaussure, mauvais guide des tailles',
        'Une demi-pointure trop courte pour moi malgré le guide. L’échange a été rapide et gratuit, mais j’ai manqué une course.',
      ],
      de: [
        'Schöner Schuh, falsche Größentabelle',
        'Trotz der Tabelle war er mir eine halbe Größe zu kurz. Der Umtausch ging schnell und war kostenlos, aber ein Rennen habe ich verpasst.',
      ],
    },
  },
  {
    rating: 5,
    fit: 'true',
    language: 'ja',
    said: ['毎日のジョグに', '柔らかいのに沈みすぎず、10キロ走っても足の裏が疲れません。雨の日も滑りませんでした。'],
    translated: {
      en: [
        'For the daily jog',
        'Soft without sinking too deep, and my feet are not tired after 10 km. It did not slip in the rain either.',
      ],
      fr: [
        'Pour le footing de tous les jours',
        'Souple sans trop s’enfoncer, et la plante des pieds n’est pas fatiguée après 10 km. Elle ne glisse pas non plus sous la pluie.',
      ],
      de: [
        'Für den täglichen Lauf',
        'Weich, ohne zu tief einzusinken, und nach 10 km sind die Fußsohlen nicht müde. Auch bei Regen rutschte er nicht.',
      ],
    },
  },
  {
    rating: 4,
    fit: 'true',
    language: 'ar',
    said: [
      'مريح جدًا في المسافات الطويلة',
      'استخدمته في تدريبات الماراثون أكثر من شهرين. خفيف ويتنفس جيدًا في الحر، لكن الأربطة قصيرة قليلًا.',
    ],
    translated: {
      en: [
        'Very comfortable over long distances',
        'I used it for marathon training for more than two months. Light, and it breathes well in the heat, but the laces are a little short.',
      ],
      fr: [
        'Très confortable sur longue distance',
        'Je l’ai utilisée plus de deux mois pour préparer un marathon. Légère et bien aérée par forte chaleur, mais les lacets sont un peu courts.',
      ],
    },
  },
  {
    rating: 3,
    fit: 'large',
    language: 'en',
    said: [
      'Good shoe, not my shoe',
      'Plenty of cushion under the heel, less in front than I am used to. If you land on your forefoot, try it on in a store first.',
    ],
  },
  {
    rating: 5,
    fit: 'true',
    language: 'en',
    said: [
      'Bought for a first 10K',
      'The club recommended them to half of our beginners’ group. No blisters in nine weeks, and I kept running after the race.',
    ],
  },
  {
    rating: 5,
    language: 'fr',
    said: [
      'Livraison rapide, chaussure fidèle à la photo',
      'Commandée le lundi, essayée le jeudi. Le maintien du talon est excellent.',
    ],
    translated: {
      en: ['Fast delivery, and true to its picture', 'Ordered on Monday, tried on Thursday. The heel holds very well.'],
    },
  },
  {
    rating: 4,
    fit: 'true',
    language: 'en',
    said: [
      'Wears well',
      'The outsole shows almost nothing after a winter of gravel paths. The white parts need a brush now and then.',
    ],
  },
  {
    rating: 1,
    fit: 'small',
    language: 'en',
    said: [
      'Lace loop tore after a week',
      'The top loop came off when I pulled it tight. The shop replaced the pair without asking much, so I am waiting for the new one.',
    ],
  },
  {
    rating: 5,
    fit: 'true',
    language: 'de',
    said: [
      'Einfach laufen',
      'Kein Einlaufen nötig, kein Druck, keine Technik, die man erklären muss. Genau so mag ich es.',
    ],
    translated: {
      en: ['Just run', 'No breaking in, no pressure, no technology that needs explaining. That is how I like it.'],
    },
  },
]
