import type { Category } from '../../catalogue/category'
import { categoryDescriptions } from './category-descriptions'
import { type CategoryName, categoryIds } from './category-ids'
import { categoryNames } from './category-names'

const category = (of: CategoryName, slug: string, parent?: CategoryName): Omit<Category, 'position'> => ({
  id: categoryIds[of],
  slug,
  name: categoryNames[of],
  description: categoryDescriptions[of],
  ...(parent ? { parentId: categoryIds[parent] } : {}),
})

/** Every listing, in the order of the menu. */
export const categories: readonly Category[] = [
  category('run', 'run'),
  category('road', 'road', 'run'),
  category('trail', 'trail', 'run'),
  category('track', 'track', 'run'),
  category('raceDay', 'race-day', 'run'),
  category('recovery', 'recovery', 'run'),
  category('apparel', 'apparel'),
  category('tops', 'tops', 'apparel'),
  category('shortsAndTights', 'shorts-and-tights', 'apparel'),
  category('jackets', 'jackets', 'apparel'),
  category('layers', 'layers', 'apparel'),
  category('accessories', 'accessories'),
  category('socks', 'socks', 'accessories'),
  category('headwear', 'caps-and-headwear', 'accessories'),
  category('packs', 'packs-and-bottles', 'accessories'),
  category('gear', 'gear', 'accessories'),
  category('giftCards', 'gift-cards'),
  category('men', 'men'),
  category('women', 'women'),
  category('kids', 'kids'),
  category('new', 'new'),
  category('sale', 'sale'),
].map((entry, index) => ({ ...entry, position: index }))
