import { shelfPrice, sumOf } from './catalogue/money'
import type { SeedShippingMethod, Sum, Words } from './types'

const free = sumOf(() => 0)
const america = ['US']
const canada = ['CA']
const kingdom = ['GB', 'IE']
const union = ['FR', 'DE', 'IT', 'ES', 'NL']
const asia = ['JP']
const gulf = ['AE', 'KW']
const everywhere = [...america, ...canada, ...kingdom, ...union, ...asia, ...gulf]

const remote = { US: ['AK', 'HI', 'PR', 'GU', 'VI', 'AS', 'MP', 'AA', 'AE', 'AP'], CA: ['NT', 'NU', 'YT'] }

const workingDays = (min: number, max: number): Words => ({
  en: min === max ? (min === 1 ? 'Next working day' : `${min} working days`) : `${min}-${max} days`,
  fr: min === max ? (min === 1 ? 'Le jour ouvré suivant' : `${min} jours ouvrés`) : `${min} à ${max} jours`,
})

const home = (
  code: string,
  label: Words,
  description: Words,
  countries: readonly string[],
  [min, max]: readonly [number, number],
  prices: Sum,
  position: number,
  more: Partial<SeedShippingMethod> = {},
): SeedShippingMethod => ({
  code,
  class: 'home',
  countries,
  label,
  description,
  deliveryTime: workingDays(min, max),
  days: { min, max },
  prices,
  position,
  ...more,
})

const standard: Words = { en: 'Standard', fr: 'Standard' }
const standardWords: Words = { en: 'To your door or a neighbour’s.', fr: 'Chez vous ou chez un voisin.' }
const express: Words = { en: 'Express', fr: 'Express' }
const expressWords: Words = { en: 'By 8 pm, with a two-hour notice.', fr: 'Avant 20 h, annoncée deux heures avant.' }
const nextDay: Words = { en: 'Next day', fr: 'Lendemain' }
const nextDayWords: Words = { en: 'Ordered by 2 pm, there tomorrow.', fr: 'Commandé avant 14 h, livré demain.' }
const evening: Words = { en: 'Named evening', fr: 'Soirée choisie' }
const eveningWords: Words = { en: 'Choose 6 to 8 pm.', fr: 'Choisissez entre 18 h et 20 h.' }

/** Ways of delivery by country; what is free, and from which sum, is a promotion's business. */
export const shippingMethods: readonly SeedShippingMethod[] = [
  home('standard', standard, standardWords, america, [3, 5], shelfPrice(6), 10),
  home('express', express, expressWords, america, [2, 2], shelfPrice(12), 20, { exceptProvinces: remote }),
  home('evening', evening, eveningWords, america, [2, 5], shelfPrice(15), 30, { exceptProvinces: remote }),
  home('next-day', nextDay, nextDayWords, america, [1, 1], shelfPrice(25), 40, { exceptProvinces: remote }),
  home('standard', standard, standardWords, canada, [4, 7], shelfPrice(8), 10),
  home('express', express, expressWords, canada, [2, 3], shelfPrice(16), 20, { exceptProvinces: remote }),
  home('standard', standard, standardWords, kingdom, [2, 4], shelfPrice(5), 10),
  home('next-day', nextDay, nextDayWords, kingdom, [1, 1], shelfPrice(9), 20),
  home('standard', standard, standardWords, union, [3, 5], shelfPrice(6), 10),
  home('express', express, expressWords, union, [1, 2], shelfPrice(13), 20),
  home('standard', standard, standardWords, asia, [2, 4], shelfPrice(6), 10),
  home('next-day', nextDay, nextDayWords, asia, [1, 1], shelfPrice(11), 20),
  home('standard', standard, standardWords, gulf, [3, 6], shelfPrice(7), 10),
  home('express', express, expressWords, gulf, [1, 2], shelfPrice(14), 20),
  {
    code: 'pickup',
    class: 'pickup',
    countries: everywhere,
    label: { en: 'Pick up in store', fr: 'Retrait en magasin' },
    description: { en: 'Kept for you for seven days.', fr: 'Gardé pour vous pendant sept jours.' },
    deliveryTime: { en: 'Ready in 2 hours', fr: 'Prêt en 2 heures' },
    days: { min: 0, max: 0 },
    prices: free,
    position: 60,
  },
  {
    code: 'collect',
    class: 'pudo',
    countries: [...kingdom, ...union],
    label: { en: 'Collection point', fr: 'Point relais' },
    description: { en: 'At a shop near you, open late.', fr: 'Dans un commerce près de chez vous, ouvert tard.' },
    deliveryTime: workingDays(2, 4),
    days: { min: 2, max: 4 },
    prices: shelfPrice(4),
    position: 70,
  },
  {
    code: 'ship-to-store',
    class: 'sts',
    countries: everywhere,
    label: { en: 'Ship to store', fr: 'Livraison en magasin' },
    description: { en: 'From our warehouse to your store.', fr: 'De notre entrepôt à votre magasin.' },
    deliveryTime: workingDays(3, 6),
    days: { min: 3, max: 6 },
    prices: free,
    position: 80,
  },
  {
    code: 'email',
    class: 'digital',
    countries: everywhere,
    label: { en: 'By email', fr: 'Par e-mail' },
    description: { en: 'Sent as soon as the order is paid.', fr: 'Envoyée dès le paiement.' },
    deliveryTime: { en: 'Within minutes', fr: 'En quelques minutes' },
    days: { min: 0, max: 0 },
    prices: free,
    position: 90,
  },
  {
    code: 'customs',
    class: 'customs',
    countries: everywhere,
    label: { en: 'Made for you', fr: 'Fait pour vous' },
    description: { en: 'Sent from the workshop once it is made.', fr: 'Expédié de l’atelier une fois terminé.' },
    deliveryTime: { en: '9-14 days', fr: '9 à 14 jours' },
    days: { min: 9, max: 14 },
    prices: free,
    position: 95,
  },
]
