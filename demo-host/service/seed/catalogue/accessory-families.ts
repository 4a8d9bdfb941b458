import type { TaxClass } from '../../pricing/tax-rule'
import type { Words } from '../../languages/words'
import { categoryIds as c } from './category-ids'
import type { Family } from './family'
import type { SizeRunName } from './sizes'

type Own = {
  sizes?: SizeRunName
  taxClass?: TaxClass
  paragraph: Words
  materials: readonly Words[]
  care?: readonly Words[]
  searchTerms: readonly string[]
}

const wash: readonly Words[] = [{ en: 'Machine wash at 30 degrees.', fr: 'Lavage en machine à 30 degrés.' }]
const wipe: readonly Words[] = [{ en: 'Wipe clean with a damp cloth.', fr: 'Nettoyez avec un chiffon humide.' }]

const family = (letters: string, eyebrow: Words, categoryIds: readonly string[], own: Own): Family => ({
  letters,
  eyebrow,
  sizes: { adult: own.sizes ?? 'none', kids: own.sizes ?? 'none' },
  taxClass: own.taxClass ?? 'accessory',
  categoryIds,
  paragraph: own.paragraph,
  materials: own.materials,
  care: own.care ?? wash,
  searchTerms: own.searchTerms,
})

const small = [c.accessories]

/** Families of accessories, and gift cards. */
export const accessoryFamilies = {
  socks: family('SK', { en: 'running socks', fr: 'Chaussettes de running' }, [...small, c.socks], {
    sizes: 'socks',
    taxClass: 'apparel',
    paragraph: {
      en: 'A left and a right, a seam that lies flat over the toes, and terry only where the foot lands.',
      fr: 'Une gauche et une droite, une couture plate sur les orteils, et de la bouclette seulement là où le pied se pose.',
    },
    materials: [
      {
        en: '72% recycled polyamide, 24% cotton, 4% elastane',
        fr: '72\u202f% polyamide recyclé, 24\u202f% coton, 4\u202f% élasthanne',
      },
    ],
    searchTerms: ['socks', 'sock'],
  }),
  cap: family('CP', { en: 'running cap', fr: 'Casquette de running' }, [...small, c.headwear], {
    paragraph: {
      en: 'Five light panels, a band that drinks, and a peak that survives a pocket.',
      fr: 'Cinq panneaux légers, un bandeau absorbant et une visière qui survit à la poche.',
    },
    materials: [{ en: '100% recycled polyester', fr: '100\u202f% polyester recyclé' }],
    searchTerms: ['hat', 'cap', 'sun'],
  }),
  beanie: family('BN', { en: 'beanie', fr: 'Bonnet' }, [...small, c.headwear], {
    paragraph: {
      en: 'Double over the ears, single on the crown, so that heat has a way out.',
      fr: 'Double sur les oreilles, simple au sommet, pour que la chaleur s’échappe.',
    },
    materials: [
      { en: '51% merino wool, 49% recycled polyester', fr: '51\u202f% laine mérinos, 49\u202f% polyester recyclé' },
    ],
    searchTerms: ['hat', 'winter', 'warm'],
  }),
  headband: family('HB', { en: 'headband', fr: 'Bandeau' }, [...small, c.headwear], {
    paragraph: {
      en: 'Wide enough for ears, thin enough for a helmet.',
      fr: 'Assez large pour les oreilles, assez fin sous un casque.',
    },
    materials: [
      { en: '90% recycled polyester, 10% elastane', fr: '90\u202f% polyester recyclé, 10\u202f% élasthanne' },
    ],
    searchTerms: ['headband', 'ears', 'winter'],
  }),
  gloves: family('GL', { en: 'running gloves', fr: 'Gants de running' }, [...small, c.gear], {
    sizes: 'socks',
    paragraph: {
      en: 'Works a phone with two fingers, wipes a nose with the thumb, clips to its twin.',
      fr: 'Deux doigts pour le téléphone, un pouce pour le nez, une attache pour la paire.',
    },
    materials: [{ en: '92% recycled polyester, 8% elastane', fr: '92\u202f% polyester recyclé, 8\u202f% élasthanne' }],
    searchTerms: ['gloves', 'winter', 'hands'],
  }),
  belt: family('BT', { en: 'running belt', fr: 'Ceinture de running' }, [...small, c.packs], {
    sizes: 'pair',
    paragraph: {
      en: 'Holds a phone, two gels and a key, and does not ride up.',
      fr: 'Un téléphone, deux gels, une clé\u202f: elle ne remonte pas.',
    },
    materials: [
      { en: '84% recycled polyamide, 16% elastane', fr: '84\u202f% polyamide recyclé, 16\u202f% élasthanne' },
    ],
    searchTerms: ['belt', 'waist', 'phone'],
  }),
  pack: family('PK', { en: 'running pack', fr: 'Sac de running' }, [...small, c.packs], {
    sizes: 'pair',
    paragraph: {
      en: 'Two flasks at the chest, the rest flat against the back. Straps move without tools, and while running.',
      fr: 'Deux flasques à la poitrine, le reste à plat dans le dos. Les sangles se règlent sans outil, en courant.',
    },
    materials: [{ en: '70 denier recycled polyamide ripstop', fr: 'Ripstop polyamide recyclé 70 deniers' }],
    care: wipe,
    searchTerms: ['backpack', 'vest', 'bag', 'hydration', 'trail'],
  }),
  bag: family('BG', { en: 'bag', fr: 'Sac' }, [...small, c.packs], {
    paragraph: {
      en: 'A part for shoes that can be washed out, and a strap that does not slip.',
      fr: 'Un compartiment à chaussures lavable et une sangle qui ne glisse pas.',
    },
    materials: [{ en: '600 denier recycled polyester', fr: 'Polyester recyclé 600 deniers' }],
    care: wipe,
    searchTerms: ['bag', 'duffel', 'gym', 'tote'],
  }),
  bottle: family('BO', { en: 'bottle', fr: 'Gourde' }, [...small, c.packs], {
    paragraph: {
      en: 'Opens with teeth, closes by itself, goes into the dishwasher.',
      fr: 'S’ouvre avec les dents, se ferme toute seule, passe au lave-vaisselle.',
    },
    materials: [{ en: 'Free of BPA', fr: 'Sans BPA' }],
    care: wipe,
    searchTerms: ['bottle', 'flask', 'water', 'hydration'],
  }),
  sunglasses: family('SU', { en: 'running sunglasses', fr: 'Lunettes de running' }, [...small, c.gear], {
    paragraph: {
      en: 'Twenty-two grams, grips that hold on wet skin, lenses that do not fog at the lights.',
      fr: 'Vingt-deux grammes, des branches qui tiennent sur peau mouillée, des verres sans buée aux feux rouges.',
    },
    materials: [
      { en: 'Bio-based polyamide frame, category 3 lenses', fr: 'Monture polyamide biosourcé, verres de catégorie 3' },
    ],
    care: wipe,
    searchTerms: ['glasses', 'sun', 'eyewear'],
  }),
  headlamp: family('HL', { en: 'headlamp', fr: 'Lampe frontale' }, [...small, c.gear], {
    paragraph: {
      en: 'A wide beam for feet, a long one for bends, and a red light behind.',
      fr: 'Un faisceau large pour les pieds, un long pour les virages, et un feu rouge à l’arrière.',
    },
    materials: [
      { en: 'Rechargeable by USB-C, water resistant to IPX6', fr: 'Rechargeable en USB-C, résistante à l’eau IPX6' },
    ],
    care: wipe,
    searchTerms: ['lamp', 'light', 'torch', 'night', 'safety'],
  }),
  giftCard: family('GC', { en: 'gift card', fr: 'Carte cadeau' }, [c.giftCards], {
    taxClass: 'gift-card',
    paragraph: {
      en: 'Good for everything we sell, for five years, and in as many goes as it takes.',
      fr: 'Valable sur tout le site, pendant cinq ans, en autant de fois qu’il le faut.',
    },
    materials: [{ en: 'A number and a PIN', fr: 'Un numéro et un code PIN' }],
    care: [{ en: 'Keep the number to yourself.', fr: 'Gardez le numéro pour vous.' }],
    searchTerms: ['gift', 'present', 'voucher'],
  }),
} as const satisfies Record<string, Family>
