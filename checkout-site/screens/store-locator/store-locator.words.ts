import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Find a store',
  directions: 'Directions',
  directionsTo: (name: string) => `Directions to ${name}, in a new tab`,
  choose: 'Set as my store',
  chooseNamed: (name: string) => `Set as my store: ${name}`,
  services: {
    pickup: 'Pick-up on the same day',
    sts: 'Orders sent to the store',
    pudo: 'Parcels held for you',
    returns: 'Returns',
  },
}

export type StoreLocatorWords = typeof english

export const { $words } = defineWords<StoreLocatorWords>(english, {
  fr: () => import('./store-locator.words.fr'),
  de: () => import('./store-locator.words.de'),
  ja: () => import('./store-locator.words.ja'),
  ar: () => import('./store-locator.words.ar'),
})
