import type { Words } from '../../languages/words'

/** Weight of one shoe in US 9. */
export const weighs = (grams: number): Words => ({
  en: `${grams} g in US 9`,
  'en-GB': `${grams} g in UK 8`,
  'en-CA': `${grams} g in US 9`,
  fr: `${grams} g en EU 42.5`,
  de: `${grams} g in EU 42.5`,
  ja: `27 cmで${grams} g`,
  ar: `${grams} غ في المقاس EU 42.5`,
})

/** Difference between heel and toe, millimetres. */
export const drop = (mm: number): Words => ({
  en: `${mm} mm drop`,
  fr: `Drop de ${mm} mm`,
  de: `${mm} mm Sprengung`,
  ja: `ドロップ${mm} mm`,
  ar: `فرق الارتفاع ${mm} مم`,
})

/** Foam under the heel, millimetres. */
export const stack = (mm: number): Words => ({
  en: `${mm} mm of foam under the heel`,
  fr: `${mm} mm de mousse sous le talon`,
  de: `${mm} mm Schaum unter der Ferse`,
  ja: `かかと下のフォーム${mm} mm`,
  ar: `${mm} مم من الرغوة تحت الكعب`,
})

/** How a shoe feels. */
export const cushioning = {
  soft: {
    en: 'Soft cushioning',
    fr: 'Amorti souple',
    de: 'Weiche Dämpfung',
    ja: 'ソフトなクッション',
    ar: 'توسيد ناعم',
  },
  balanced: {
    en: 'Balanced cushioning',
    fr: 'Amorti équilibré',
    de: 'Ausgewogene Dämpfung',
    ja: 'バランスのよいクッション',
    ar: 'توسيد متوازن',
  },
  firm: {
    en: 'Firm and quick',
    fr: 'Ferme et réactive',
    de: 'Fest und schnell',
    ja: '硬めで反発のよい履き心地',
    ar: 'ثابت وسريع',
  },
} as const satisfies Record<string, Words>

/** Length of the inner leg, inches. */
export const inseam = (inches: number): Words => ({
  en: `${inches}-inch inseam`,
  fr: `Entrejambe de ${Math.round(inches * 2.54)} cm`,
  de: `Innenbeinlänge ${Math.round(inches * 2.54)} cm`,
  ja: `股下${Math.round(inches * 2.54)} cm`,
  ar: `طول الساق الداخلي ${Math.round(inches * 2.54)} سم`,
})

/** Weather for which a garment is made, degrees Celsius. */
export const wornAt = (from: number, to: number): Words => ({
  en: `For ${from} to ${to} °C`,
  fr: `De ${from} à ${to} °C`,
  de: `Für ${from} bis ${to} °C`,
  ja: `${from}～${to} °C向け`,
  ar: `من ${from} إلى ${to} °م`,
})

/** Number of pockets. */
export const pockets = (count: number): Words => ({
  en: count === 1 ? 'One pocket' : `${count} pockets`,
  fr: count === 1 ? 'Une poche' : `${count} poches`,
  de: count === 1 ? 'Eine Tasche' : `${count} Taschen`,
  ja: `ポケット${count}個`,
  ar: count === 1 ? 'جيب واحد' : `عدد الجيوب: ${count}`,
})

/** What a vessel or a pack holds. */
export const holds = (amount: string): Words => ({
  en: `Holds ${amount}`,
  fr: `Contenance ${amount}`,
  de: `Fasst ${amount}`,
  ja: `容量${amount}`,
  ar: `السعة ${amount.replace('ml', 'مل').replace('l', 'ل')}`,
})

export const reflective: Words = {
  en: 'Reflective on four sides',
  fr: 'Réfléchissant sur quatre côtés',
  de: 'Reflektiert auf vier Seiten',
  ja: '4方向に反射',
  ar: 'عاكس من أربع جهات',
}
export const waterproof: Words = {
  en: 'Waterproof, 10,000 mm',
  fr: 'Imperméable, 10 000 mm',
  de: 'Wasserdicht, 10.000 mm',
  ja: '耐水圧10,000 mm',
  ar: 'مقاوم للماء حتى 10٬000 مم',
}
export const windproof: Words = {
  en: 'Stops wind',
  fr: 'Coupe le vent',
  de: 'Hält Wind ab',
  ja: '防風',
  ar: 'يصد الريح',
}
export const packable: Words = {
  en: 'Packs into its own pocket',
  fr: 'Se range dans sa poche',
  de: 'Passt in die eigene Tasche',
  ja: '自身のポケットに収納可能',
  ar: 'يُطوى في جيبه',
}
export const wide: Words = {
  en: 'Wide fit, 2E',
  fr: 'Largeur 2E',
  de: 'Weite Passform, 2E',
  ja: '幅広2E',
  ar: 'قالب عريض 2E',
}
export const stable: Words = {
  en: 'Guides the foot without a post',
  fr: 'Guide le pied sans renfort rigide',
  de: 'Führt den Fuß ohne Stütze',
  ja: '硬い支柱なしで足を導く',
  ar: 'يوجّه القدم من دون دعامة',
}
export const carbon: Words = {
  en: 'Carbon plate',
  fr: 'Plaque carbone',
  de: 'Carbonplatte',
  ja: 'カーボンプレート',
  ar: 'صفيحة كربون',
}
export const lugs: Words = {
  en: '5 mm lugs',
  fr: 'Crampons de 5 mm',
  de: '5 mm Profil',
  ja: '5 mmのラグ',
  ar: 'نتوءات بارتفاع 5 مم',
}
export const recycled: Words = {
  en: 'At least half recycled',
  fr: 'Au moins 50\u202f% recyclé',
  de: 'Mindestens zur Hälfte recycelt',
  ja: '半分以上が再生素材',
  ar: 'نصفه على الأقل معاد تدويره',
}
export const merino: Words = {
  en: 'Merino wool: no smell after a week',
  fr: 'Laine mérinos\u202f: sans odeur après une semaine',
  de: 'Merinowolle: riecht auch nach einer Woche nicht',
  ja: 'メリノウール：1週間着てもにおわない',
  ar: 'صوف مرينو: بلا رائحة بعد أسبوع',
}
export const quickDry: Words = {
  en: 'Dries in the time of a coffee',
  fr: 'Sèche le temps d’un café',
  de: 'Trocknet in einer Kaffeelänge',
  ja: 'コーヒー1杯の間に乾く',
  ar: 'يجف في وقت فنجان قهوة',
}
export const lined: Words = {
  en: 'Soft liner',
  fr: 'Doublure douce',
  de: 'Weiches Futter',
  ja: 'やわらかいライナー',
  ar: 'بطانة ناعمة',
}
export const flatSeams: Words = {
  en: 'Flat seams',
  fr: 'Coutures plates',
  de: 'Flache Nähte',
  ja: 'フラットシーム',
  ar: 'درزات مسطحة',
}
