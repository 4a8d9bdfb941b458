import { categoryIds as c } from './category-ids'
import type { Family } from './family'

const sizes = { adult: 'shoe-men', women: 'shoe-women', kids: 'shoe-kids' } as const

const care: Family['care'] = [
  {
    en: 'Brush off dry mud, then wipe with a damp cloth.',
    fr: 'Brossez la boue sèche, puis essuyez avec un chiffon humide.',
  },
  {
    en: 'Air dry away from heat. Do not machine wash.',
    fr: 'Laissez sécher loin de la chaleur. Pas de lavage en machine.',
  },
]

/** Families of shoes. */
export const footwearFamilies = {
  road: {
    letters: 'RD',
    eyebrow: { en: 'road running shoe', fr: 'Chaussure de running sur route' },
    sizes,
    taxClass: 'footwear',
    categoryIds: [c.run, c.road],
    paragraph: {
      en: 'The knit gives where the foot bends and holds where it must not. The outsole is split, so that it rolls quietly from heel to toe on pavement and park paths.',
      fr: 'La maille cède là où le pied plie et tient là où il le faut. La semelle extérieure, fendue, déroule sans bruit du talon aux orteils, sur le bitume comme dans les parcs.',
    },
    materials: [
      {
        en: 'Upper: 78% recycled polyester, 22% polyamide knit',
        fr: 'Tige\u202f: maille 78\u202f% polyester recyclé, 22\u202f% polyamide',
      },
      {
        en: 'Midsole: EVA foam, a third of it from castor oil',
        fr: 'Semelle intermédiaire\u202f: mousse EVA, dont un tiers issu d’huile de ricin',
      },
    ],
    care,
    searchTerms: ['running', 'shoes', 'trainers', 'sneakers', 'pavement', 'jogging'],
  },
  racing: {
    letters: 'RC',
    eyebrow: { en: 'racing shoe', fr: 'Chaussure de compétition' },
    sizes,
    taxClass: 'footwear',
    categoryIds: [c.run, c.raceDay],
    paragraph: {
      en: 'Made for one thing. A stiff plate between two layers of light foam gives back most of what you put in; the upper weighs little more than a letter.',
      fr: 'Conçue pour une seule chose. Une plaque rigide entre deux couches de mousse légère restitue presque toute votre énergie\u202f; la tige pèse à peine plus qu’une lettre.',
    },
    materials: [
      { en: 'Upper: 100% recycled polyester monomesh', fr: 'Tige\u202f: monomesh 100\u202f% polyester recyclé' },
      {
        en: 'Midsole: PEBA foam with a carbon fibre plate',
        fr: 'Semelle intermédiaire\u202f: mousse PEBA et plaque en fibre de carbone',
      },
    ],
    care,
    searchTerms: ['running', 'shoes', 'race', 'marathon', 'carbon', 'fast'],
  },
  trail: {
    letters: 'TR',
    eyebrow: { en: 'trail running shoe', fr: 'Chaussure de trail' },
    sizes,
    taxClass: 'footwear',
    categoryIds: [c.run, c.trail],
    paragraph: {
      en: 'Five millimetre lugs, a rock plate that bends, and an upper that dries before the next climb. The toe bumper is moulded on, not glued.',
      fr: 'Crampons de cinq millimètres, plaque pare-pierres souple et tige qui sèche avant la prochaine montée. Le pare-pierres avant est moulé, pas collé.',
    },
    materials: [
      { en: 'Upper: ripstop polyamide with TPU film', fr: 'Tige\u202f: polyamide ripstop et film TPU' },
      { en: 'Outsole: sticky rubber, 5 mm lugs', fr: 'Semelle extérieure\u202f: gomme adhérente, crampons de 5 mm' },
    ],
    care,
    searchTerms: ['running', 'shoes', 'mountain', 'hiking', 'mud', 'grip', 'offroad'],
  },
  track: {
    letters: 'TK',
    eyebrow: { en: 'track spike', fr: 'Pointes d’athlétisme' },
    sizes: { adult: 'shoe-unisex', kids: 'shoe-kids' },
    taxClass: 'footwear',
    categoryIds: [c.run, c.track],
    paragraph: {
      en: 'A close last, a plate that snaps back and six pins that come out with the key in the box. No insole to slip, nothing to come undone.',
      fr: 'Une forme ajustée, une plaque nerveuse et six pointes démontables avec la clé fournie. Pas de semelle qui glisse, rien qui se défasse.',
    },
    materials: [
      { en: 'Upper: single layer mesh', fr: 'Tige\u202f: mesh simple couche' },
      {
        en: 'Plate: glass filled polyamide; steel pins, 6 mm',
        fr: 'Plaque\u202f: polyamide chargé verre\u202f; pointes acier de 6 mm',
      },
    ],
    care,
    searchTerms: ['running', 'shoes', 'athletics', 'sprint', 'spikes'],
  },
  recovery: {
    letters: 'RS',
    eyebrow: { en: 'recovery slide', fr: 'Claquette de récupération' },
    sizes: { adult: 'slide' },
    taxClass: 'footwear',
    categoryIds: [c.run, c.recovery],
    paragraph: {
      en: 'A deep footbed, a soft strap and no laces: for the walk home from the finish, and for wet floors after the swim.',
      fr: 'Un lit profond, une bride souple et pas de lacets\u202f: pour rentrer après l’arrivée, et pour les sols mouillés de la piscine.',
    },
    materials: [
      {
        en: 'One piece of EVA foam, free of animal products',
        fr: 'Mousse EVA d’une seule pièce, sans produits d’origine animale',
      },
    ],
    care: [{ en: 'Rinse with cold water.', fr: 'Rincez à l’eau froide.' }],
    searchTerms: ['slides', 'sandals', 'shoes', 'recovery', 'pool'],
  },
} as const satisfies Record<string, Family>
