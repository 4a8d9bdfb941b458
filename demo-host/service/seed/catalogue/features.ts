import type { Words } from '../../languages/words'

/** Weight of one shoe in US 9. */
export const weighs = (grams: number): Words => ({
  en: `${grams} g in US 9`,
  'en-GB': `${grams} g in UK 8`,
  'en-CA': `${grams} g in US 9`,
  fr: `${grams} g en EU 42.5`,
})

/** Difference between heel and toe, millimetres. */
export const drop = (mm: number): Words => ({ en: `${mm} mm drop`, fr: `Drop de ${mm} mm` })

/** Foam under the heel, millimetres. */
export const stack = (mm: number): Words => ({
  en: `${mm} mm of foam under the heel`,
  fr: `${mm} mm de mousse sous le talon`,
})

/** How a shoe feels. */
export const cushioning = {
  soft: { en: 'Soft cushioning', fr: 'Amorti souple' },
  balanced: { en: 'Balanced cushioning', fr: 'Amorti équilibré' },
  firm: { en: 'Firm and quick', fr: 'Ferme et réactive' },
} as const satisfies Record<string, Words>

/** Length of the inner leg, inches. */
export const inseam = (inches: number): Words => ({
  en: `${inches}-inch inseam`,
  fr: `Entrejambe de ${Math.round(inches * 2.54)} cm`,
})

/** Weather for which a garment is made, degrees Celsius. */
export const wornAt = (from: number, to: number): Words => ({
  en: `For ${from} to ${to} °C`,
  fr: `De ${from} à ${to} °C`,
})

/** Number of pockets. */
export const pockets = (count: number): Words => ({
  en: count === 1 ? 'One pocket' : `${count} pockets`,
  fr: count === 1 ? 'Une poche' : `${count} poches`,
})

/** What a vessel or a pack holds. */
export const holds = (amount: string): Words => ({ en: `Holds ${amount}`, fr: `Contenance ${amount}` })

export const reflective: Words = { en: 'Reflective on four sides', fr: 'Réfléchissant sur quatre côtés' }
export const waterproof: Words = { en: 'Waterproof, 10,000 mm', fr: 'Imperméable, 10 000 mm' }
export const windproof: Words = { en: 'Stops wind', fr: 'Coupe le vent' }
export const packable: Words = { en: 'Packs into its own pocket', fr: 'Se range dans sa poche' }
export const wide: Words = { en: 'Wide fit, 2E', fr: 'Largeur 2E' }
export const stable: Words = { en: 'Guides the foot without a post', fr: 'Guide le pied sans renfort rigide' }
export const carbon: Words = { en: 'Carbon plate', fr: 'Plaque carbone' }
export const lugs: Words = { en: '5 mm lugs', fr: 'Crampons de 5 mm' }
export const recycled: Words = { en: 'At least half recycled', fr: 'Au moins 50\u202f% recyclé' }
export const merino: Words = {
  en: 'Merino wool: no smell after a week',
  fr: 'Laine mérinos\u202f: sans odeur après une semaine',
}
export const quickDry: Words = { en: 'Dries in the time of a coffee', fr: 'Sèche le temps d’un café' }
export const lined: Words = { en: 'Soft liner', fr: 'Doublure douce' }
export const flatSeams: Words = { en: 'Flat seams', fr: 'Coutures plates' }
