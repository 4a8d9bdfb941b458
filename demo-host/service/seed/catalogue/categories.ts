import type { Category } from '../../catalogue/category'
import type { Words } from '../../languages/words'

const category = (
  id: string,
  slug: string,
  name: Words,
  description: Words,
  parentId?: string,
): Omit<Category, 'position'> => ({ id, slug, name, description, ...(parentId ? { parentId } : {}) })

/** Ids of the listings that products name. */
export const categoryIds = {
  run: '1000',
  road: '1100',
  trail: '1200',
  track: '1300',
  raceDay: '1400',
  recovery: '1500',
  apparel: '2000',
  tops: '2100',
  shortsAndTights: '2200',
  jackets: '2300',
  layers: '2400',
  accessories: '3000',
  socks: '3100',
  headwear: '3200',
  packs: '3300',
  gear: '3400',
  giftCards: '4000',
  men: '5100',
  women: '5200',
  kids: '5300',
  new: '6100',
  sale: '6200',
} as const

const ids = categoryIds

/** Every listing, in the order of the menu. */
export const categories: readonly Category[] = [
  category(
    ids.run,
    'run',
    { en: 'Run', fr: 'Running' },
    {
      en: 'Every shoe we make, from the first mile to the last lap.',
      fr: 'Toutes nos chaussures, du premier kilomètre au dernier tour.',
    },
  ),
  category(
    ids.road,
    'road',
    { en: 'Road', fr: 'Route' },
    {
      en: 'Cushioned shoes for pavement, in every weather.',
      fr: 'Des chaussures amorties pour le bitume, par tous les temps.',
    },
    ids.run,
  ),
  category(
    ids.trail,
    'trail',
    { en: 'Trail', fr: 'Trail' },
    { en: 'Grip for mud, rock and roots.', fr: 'De l’accroche dans la boue, sur la roche et les racines.' },
    ids.run,
  ),
  category(
    ids.track,
    'track',
    { en: 'Track', fr: 'Piste' },
    { en: 'Spikes from 100 metres to cross-country.', fr: 'Des pointes, du 100 mètres au cross.' },
    ids.run,
  ),
  category(
    ids.raceDay,
    'race-day',
    { en: 'Race day', fr: 'Compétition' },
    { en: 'Light, quick and kept for the days that count.', fr: 'Légères, rapides, réservées aux jours qui comptent.' },
    ids.run,
  ),
  category(
    ids.recovery,
    'recovery',
    { en: 'Recovery', fr: 'Récupération' },
    { en: 'For the hours after the run.', fr: 'Pour les heures qui suivent la course.' },
    ids.run,
  ),
  category(
    ids.apparel,
    'apparel',
    { en: 'Apparel', fr: 'Vêtements' },
    { en: 'Clothes that forget they are there.', fr: 'Des vêtements qui se font oublier.' },
  ),
  category(
    ids.tops,
    'tops',
    { en: 'Tops', fr: 'Hauts' },
    { en: 'Tees, singlets and long sleeves.', fr: 'T-shirts, débardeurs et manches longues.' },
    ids.apparel,
  ),
  category(
    ids.shortsAndTights,
    'shorts-and-tights',
    { en: 'Shorts and tights', fr: 'Shorts et collants' },
    { en: 'From three inches to full length.', fr: 'Du short court au collant long.' },
    ids.apparel,
  ),
  category(
    ids.jackets,
    'jackets',
    { en: 'Jackets', fr: 'Vestes' },
    { en: 'Shells, windbreakers and vests.', fr: 'Imperméables, coupe-vent et gilets.' },
    ids.apparel,
  ),
  category(
    ids.layers,
    'layers',
    { en: 'Layers', fr: 'Couches chaudes' },
    { en: 'Fleece and hoodies for cold mornings.', fr: 'Polaires et sweats pour les matins froids.' },
    ids.apparel,
  ),
  category(
    ids.accessories,
    'accessories',
    { en: 'Accessories', fr: 'Accessoires' },
    {
      en: 'The small things that make a long run short.',
      fr: 'Les petites choses qui raccourcissent les sorties longues.',
    },
  ),
  category(
    ids.socks,
    'socks',
    { en: 'Socks', fr: 'Chaussettes' },
    { en: 'Cushioned, thin, tall and low.', fr: 'Épaisses, fines, hautes et basses.' },
    ids.accessories,
  ),
  category(
    ids.headwear,
    'caps-and-headwear',
    { en: 'Caps and headwear', fr: 'Casquettes et bonnets' },
    { en: 'For sun, rain and frost.', fr: 'Pour le soleil, la pluie et le gel.' },
    ids.accessories,
  ),
  category(
    ids.packs,
    'packs-and-bottles',
    { en: 'Packs and bottles', fr: 'Sacs et gourdes' },
    { en: 'Carry what you need and nothing else.', fr: 'Emportez l’essentiel, rien de plus.' },
    ids.accessories,
  ),
  category(
    ids.gear,
    'gear',
    { en: 'Gear', fr: 'Équipement' },
    { en: 'Lights, gloves and glasses.', fr: 'Lampes, gants et lunettes.' },
    ids.accessories,
  ),
  category(
    ids.giftCards,
    'gift-cards',
    { en: 'Gift cards', fr: 'Cartes cadeaux' },
    { en: 'Digital, or in an envelope.', fr: 'Numériques, ou sous enveloppe.' },
  ),
  category(ids.men, 'men', { en: 'Men', fr: 'Homme' }, { en: 'Everything for men.', fr: 'Tout pour l’homme.' }),
  category(
    ids.women,
    'women',
    { en: 'Women', fr: 'Femme' },
    { en: 'Everything for women.', fr: 'Tout pour la femme.' },
  ),
  category(
    ids.kids,
    'kids',
    { en: 'Kids', fr: 'Enfant' },
    { en: 'The same ideas in smaller sizes.', fr: 'Les mêmes idées, en plus petit.' },
  ),
  category(
    ids.new,
    'new',
    { en: 'New this week', fr: 'Nouveautés' },
    { en: 'What came in last.', fr: 'Les derniers arrivages.' },
  ),
  category(
    ids.sale,
    'sale',
    { en: 'Sale', fr: 'Promotions' },
    { en: 'Last seasons, lower prices.', fr: 'Les saisons passées, à prix réduit.' },
  ),
].map((entry, position) => ({ ...entry, position }))
