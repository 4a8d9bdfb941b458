import type { Words } from '../../languages/words'
import { categoryIds as c } from './category-ids'
import type { Family } from './family'

const sizes = { adult: 'apparel', kids: 'kids' } as const

const care: readonly Words[] = [
  {
    en: 'Machine wash at 30 degrees with like colours.',
    fr: 'Lavage en machine à 30 degrés avec des couleurs proches.',
  },
  {
    en: 'Hang to dry. No softener: it clogs the fibres.',
    fr: 'Séchage à l’air libre. Sans adoucissant\u202f: il bouche les fibres.',
  },
]

const knit: readonly Words[] = [
  { en: '88% recycled polyester, 12% elastane', fr: '88\u202f% polyester recyclé, 12\u202f% élasthanne' },
]

const woven: readonly Words[] = [
  { en: '100% recycled polyamide, 20 denier ripstop', fr: '100\u202f% polyamide recyclé, ripstop 20 deniers' },
]

const measured: Words = {
  en: 'Our models are 186 cm and 174 cm tall and wear size M and size S.',
  fr: 'Nos modèles mesurent 1,86 m et 1,74 m et portent les tailles M et S.',
}

type Own = { paragraph: Words; materials?: readonly Words[]; searchTerms: readonly string[] }

const family = (letters: string, eyebrow: Words, categoryIds: readonly string[], own: Own): Family => ({
  letters,
  eyebrow,
  sizes,
  taxClass: 'apparel',
  categoryIds: [c.apparel, ...categoryIds],
  paragraph: own.paragraph,
  materials: own.materials ?? knit,
  care,
  measurements: measured,
  searchTerms: own.searchTerms,
})

/** Families of clothes. */
export const apparelFamilies = {
  tee: family('TE', { en: 'short sleeve top', fr: 'Haut à manches courtes' }, [c.tops], {
    paragraph: {
      en: 'Seams lie forward of the shoulder, where no strap rubs. The back is a more open knit than the front, since that is where the heat goes.',
      fr: 'Les coutures passent à l’avant de l’épaule, là où aucune bretelle ne frotte. Le dos est plus ajouré que l’avant\u202f: c’est par là que part la chaleur.',
    },
    searchTerms: ['t-shirt', 'tshirt', 'shirt', 'top', 'clothes'],
  }),
  longSleeve: family('LS', { en: 'long sleeve top', fr: 'Haut à manches longues' }, [c.tops], {
    paragraph: {
      en: 'Thumb loops, a slightly longer back and cuffs that push up and stay there.',
      fr: 'Passe-pouces, dos légèrement allongé et poignets qui remontent et tiennent.',
    },
    searchTerms: ['shirt', 'top', 'base layer', 'clothes'],
  }),
  singlet: family('SG', { en: 'racing singlet', fr: 'Débardeur de course' }, [c.tops, c.raceDay], {
    paragraph: {
      en: 'Cut away at the shoulder and bonded at the hem. There is nothing on it that does not have to be.',
      fr: 'Échancré à l’épaule, ourlet collé. Rien n’y est de trop.',
    },
    searchTerms: ['tank', 'vest', 'top', 'race', 'clothes'],
  }),
  bra: family('BR', { en: 'sports bra', fr: 'Brassière de sport' }, [c.tops], {
    paragraph: {
      en: 'Bonded edges, a wide band and straps that share the load. Tested on runs of three hours.',
      fr: 'Bords collés, bande large et bretelles qui répartissent le maintien. Testée sur des sorties de trois heures.',
    },
    searchTerms: ['bra', 'top', 'support', 'clothes'],
  }),
  shorts: family('SH', { en: 'running shorts', fr: 'Short de running' }, [c.shortsAndTights], {
    paragraph: {
      en: 'A soft liner, a drawcord that stays tied, and a pocket at the back that holds a phone still.',
      fr: 'Une doublure douce, un cordon qui reste noué et une poche arrière qui maintient le téléphone.',
    },
    materials: woven,
    searchTerms: ['shorts', 'bottoms', 'clothes'],
  }),
  tights: family('TI', { en: 'running tights', fr: 'Collant de running' }, [c.shortsAndTights], {
    paragraph: {
      en: 'Flat seams, a high waist and two pockets on the thigh. Opaque when bent, which we check one size down.',
      fr: 'Coutures plates, taille haute et deux poches sur la cuisse. Opaque en flexion\u202f: nous vérifions une taille en dessous.',
    },
    searchTerms: ['leggings', 'bottoms', 'clothes'],
  }),
  pants: family('PA', { en: 'warm-up pants', fr: 'Pantalon d’échauffement' }, [c.shortsAndTights], {
    paragraph: {
      en: 'Zips at the ankle wide enough for shoes, and a taper that keeps out of the pedals on the way home.',
      fr: 'Zips de cheville assez larges pour les chaussures et coupe fuselée qui évite les pédales au retour.',
    },
    searchTerms: ['joggers', 'trousers', 'track', 'bottoms', 'clothes'],
  }),
  jacket: family('JK', { en: 'running jacket', fr: 'Veste de running' }, [c.jackets], {
    paragraph: {
      en: 'Taped where the rain runs, vented where you do. It packs into its own pocket, and the hood stays on without a hand.',
      fr: 'Étanche là où la pluie coule, aérée là où vous chauffez. Elle se range dans sa poche, et la capuche tient sans la main.',
    },
    materials: woven,
    searchTerms: ['jacket', 'rain', 'shell', 'waterproof', 'coat', 'clothes'],
  }),
  vest: family('VS', { en: 'running vest', fr: 'Gilet de running' }, [c.jackets], {
    paragraph: {
      en: 'Wind stops at the chest; arms stay free. It weighs what a handful of almonds weighs.',
      fr: 'Le vent s’arrête à la poitrine, les bras restent libres. Le poids d’une poignée d’amandes.',
    },
    materials: woven,
    searchTerms: ['gilet', 'vest', 'bodywarmer', 'clothes'],
  }),
  fleece: family('FL', { en: 'midlayer', fr: 'Seconde couche' }, [c.layers], {
    paragraph: {
      en: 'A gridded inside holds warm air and lets damp air go. The zip has a garage for your chin.',
      fr: 'L’intérieur gaufré retient l’air chaud et laisse partir l’humidité. Le zip a un protège-menton.',
    },
    searchTerms: ['fleece', 'half zip', 'layer', 'winter', 'clothes'],
  }),
  hoodie: family('HD', { en: 'hoodie', fr: 'Sweat à capuche' }, [c.layers], {
    paragraph: {
      en: 'Brushed inside, heavy enough to hang well, and cut for shoulders that have somewhere to go.',
      fr: 'Gratté à l’intérieur, assez lourd pour bien tomber, coupé pour des épaules qui bougent.',
    },
    materials: [
      {
        en: '70% organic cotton, 30% recycled polyester',
        fr: '70\u202f% coton biologique, 30\u202f% polyester recyclé',
      },
    ],
    searchTerms: ['hoodie', 'sweatshirt', 'clothes'],
  }),
} as const satisfies Record<string, Family>
