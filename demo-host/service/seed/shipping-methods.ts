import { shelfPrice, sumOf } from './catalogue/money'
import type { AllWords } from '../languages/words'
import { shippingWords, workingDays } from './shipping-words'
import type { ShippingMethod } from '../delivery/shipping-method'
import type { Sum } from '../pricing/money'

const free = sumOf(() => 0)
const america = ['US']
const canada = ['CA']
const kingdom = ['GB', 'IE']
const union = ['FR', 'DE', 'IT', 'ES', 'NL']
const asia = ['JP']
const gulf = ['AE', 'KW']
const everywhere = [...america, ...canada, ...kingdom, ...union, ...asia, ...gulf]

const remote = { US: ['AK', 'HI', 'PR', 'GU', 'VI', 'AS', 'MP', 'AA', 'AE', 'AP'], CA: ['NT', 'NU', 'YT'] }

const home = (
  code: string,
  words: { readonly label: AllWords; readonly description: AllWords },
  countries: readonly string[],
  [min, max]: readonly [number, number],
  prices: Sum,
  position: number,
  more: Partial<ShippingMethod> = {},
): ShippingMethod => ({
  code,
  class: 'home',
  countries,
  ...words,
  deliveryTime: workingDays(min, max),
  days: { min, max },
  prices,
  position,
  ...more,
})

/** Free shipping is a matter of promotions. */
export const shippingMethods: readonly ShippingMethod[] = [
  home('standard', shippingWords.standard, america, [3, 5], shelfPrice(6), 10),
  home('express', shippingWords.express, america, [2, 2], shelfPrice(12), 20, { exceptProvinces: remote }),
  home('evening', shippingWords.evening, america, [2, 5], shelfPrice(15), 30, { exceptProvinces: remote }),
  home('next-day', shippingWords.nextDay, america, [1, 1], shelfPrice(25), 40, { exceptProvinces: remote }),
  home('standard', shippingWords.standard, canada, [4, 7], shelfPrice(8), 10),
  home('express', shippingWords.express, canada, [2, 3], shelfPrice(16), 20, { exceptProvinces: remote }),
  home('standard', shippingWords.standard, kingdom, [2, 4], shelfPrice(5), 10),
  home('next-day', shippingWords.nextDay, kingdom, [1, 1], shelfPrice(9), 20),
  home('standard', shippingWords.standard, union, [3, 5], shelfPrice(6), 10),
  home('express', shippingWords.express, union, [1, 2], shelfPrice(13), 20),
  home('standard', shippingWords.standard, asia, [2, 4], shelfPrice(6), 10),
  home('next-day', shippingWords.nextDay, asia, [1, 1], shelfPrice(11), 20),
  home('standard', shippingWords.standard, gulf, [3, 6], shelfPrice(7), 10),
  home('express', shippingWords.express, gulf, [1, 2], shelfPrice(14), 20),
  {
    code: 'pickup',
    class: 'pickup',
    countries: everywhere,
    ...shippingWords.pickup,
    days: { min: 0, max: 0 },
    prices: free,
    position: 60,
  },
  {
    code: 'collect',
    class: 'pudo',
    countries: [...kingdom, ...union],
    ...shippingWords.collect,
    deliveryTime: workingDays(2, 4),
    days: { min: 2, max: 4 },
    prices: shelfPrice(4),
    position: 70,
  },
  {
    code: 'ship-to-store',
    class: 'sts',
    countries: everywhere,
    ...shippingWords.shipToStore,
    deliveryTime: workingDays(3, 6),
    days: { min: 3, max: 6 },
    prices: free,
    position: 80,
  },
  {
    code: 'email',
    class: 'digital',
    countries: everywhere,
    ...shippingWords.email,
    days: { min: 0, max: 0 },
    prices: free,
    position: 90,
  },
  {
    code: 'customs',
    class: 'customs',
    countries: everywhere,
    ...shippingWords.customs,
    deliveryTime: workingDays(9, 14),
    days: { min: 9, max: 14 },
    prices: free,
    position: 95,
  },
]
