import type { AllWords } from '../languages/words'

/** A colour of the house: its paint, a deeper tone of it, what it is signed with, and the ground that it is shown on. */
export type Colour = {
  readonly label: AllWords
  readonly paint: string
  readonly deep: string
  readonly accent: string
  readonly ground: string
}

const colour = (label: AllWords, paint: string, deep: string, accent: string, ground: string): Colour => ({
  label,
  paint,
  deep,
  accent,
  ground,
})

/** Northlane's colours by name; pictures and products speak of the same ones. */
export const colours = {
  chalk: colour(
    { en: 'Chalk', fr: 'Craie', de: 'Kreide', ja: 'チョーク', ar: 'طباشيري' },
    '#ECE9E2',
    '#C9CED2',
    '#F0642F',
    '#F0EEE9',
  ),
  cloud: colour(
    { en: 'Cloud', fr: 'Nuage', de: 'Wolke', ja: 'クラウド', ar: 'سحابي' },
    '#F1EFEA',
    '#CFCBC2',
    '#3F6FA8',
    '#EFEDE8',
  ),
  cobalt: colour(
    { en: 'Cobalt', fr: 'Cobalt', de: 'Kobalt', ja: 'コバルト', ar: 'كوبالتي' },
    '#2F5FD0',
    '#1E3F96',
    '#F4C443',
    '#E6EBF5',
  ),
  ember: colour(
    { en: 'Ember', fr: 'Braise', de: 'Glut', ja: 'エンバー', ar: 'جمري' },
    '#E8583A',
    '#B5352A',
    '#FCE9D8',
    '#F6E9E3',
  ),
  pine: colour(
    { en: 'Pine', fr: 'Pin', de: 'Kiefer', ja: 'パイン', ar: 'صنوبري' },
    '#2E6B57',
    '#1C4A3D',
    '#D9EE9B',
    '#E6EDE8',
  ),
  night: colour(
    { en: 'Night', fr: 'Nuit', de: 'Nacht', ja: 'ナイト', ar: 'ليلي' },
    '#343945',
    '#23262F',
    '#8FB4FF',
    '#E8E9EC',
  ),
  moss: colour(
    { en: 'Moss', fr: 'Mousse', de: 'Moos', ja: 'モス', ar: 'طحلبي' },
    '#7C8B4F',
    '#48552F',
    '#F2D9A0',
    '#ECEDE2',
  ),
  clay: colour(
    { en: 'Clay', fr: 'Argile', de: 'Ton', ja: 'クレイ', ar: 'طيني' },
    '#C9764A',
    '#7C3F2B',
    '#F6E0C4',
    '#F3E9E1',
  ),
  slate: colour(
    { en: 'Slate', fr: 'Ardoise', de: 'Schiefer', ja: 'スレート', ar: 'أردوازي' },
    '#6C8096',
    '#37475A',
    '#FF9A68',
    '#E7EBEF',
  ),
  plum: colour(
    { en: 'Plum', fr: 'Prune', de: 'Pflaume', ja: 'プラム', ar: 'برقوقي' },
    '#7A4F7E',
    '#4A2C52',
    '#F7B4A0',
    '#EFE7EF',
  ),
  sky: colour(
    { en: 'Sky', fr: 'Ciel', de: 'Himmel', ja: 'スカイ', ar: 'سماوي' },
    '#7FA9D9',
    '#3F6FA8',
    '#1E3F96',
    '#E6EDF5',
  ),
  glacier: colour(
    { en: 'Glacier', fr: 'Glacier', de: 'Gletscher', ja: 'グレイシャー', ar: 'جليدي' },
    '#DCE4EA',
    '#5F86AE',
    '#F0642F',
    '#E7EBEF',
  ),
  saffron: colour(
    { en: 'Saffron', fr: 'Safran', de: 'Safran', ja: 'サフラン', ar: 'زعفراني' },
    '#E9A93B',
    '#7A4F1D',
    '#FFF1D0',
    '#F5EEDF',
  ),
  coral: colour(
    { en: 'Coral', fr: 'Corail', de: 'Koralle', ja: 'コーラル', ar: 'مرجاني' },
    '#F08672',
    '#B24A3F',
    '#33406B',
    '#F8EAE5',
  ),
  mint: colour(
    { en: 'Mint', fr: 'Menthe', de: 'Minze', ja: 'ミント', ar: 'نعناعي' },
    '#A9D6BF',
    '#4F8F78',
    '#1F4A4D',
    '#E9F3EE',
  ),
  sand: colour(
    { en: 'Sand', fr: 'Sable', de: 'Sand', ja: 'サンド', ar: 'رملي' },
    '#D8C5A3',
    '#9A7F57',
    '#3A4A5C',
    '#F3EEE4',
  ),
  storm: colour(
    { en: 'Storm', fr: 'Orage', de: 'Sturm', ja: 'ストーム', ar: 'عاصفي' },
    '#4C5B73',
    '#2E394B',
    '#F4C443',
    '#E8EBF0',
  ),
  berry: colour(
    { en: 'Berry', fr: 'Mûre', de: 'Beere', ja: 'ベリー', ar: 'توتي' },
    '#A6335A',
    '#6B1C3B',
    '#FBC8B4',
    '#F5E6EB',
  ),
  citron: colour(
    { en: 'Citron', fr: 'Citron', de: 'Zitrone', ja: 'シトロン', ar: 'ليموني' },
    '#D3DC4C',
    '#7F8A1E',
    '#2A2D33',
    '#F3F4DF',
  ),
  teal: colour(
    { en: 'Teal', fr: 'Sarcelle', de: 'Petrol', ja: 'ティール', ar: 'أزرق مخضر' },
    '#1F7A80',
    '#124E55',
    '#FFD27A',
    '#E2EFEF',
  ),
  lilac: colour(
    { en: 'Lilac', fr: 'Lilas', de: 'Flieder', ja: 'ライラック', ar: 'ليلكي' },
    '#B7A6DC',
    '#6D5AA3',
    '#3A2C66',
    '#EEEAF6',
  ),
  graphite: colour(
    { en: 'Graphite', fr: 'Graphite', de: 'Graphit', ja: 'グラファイト', ar: 'غرافيتي' },
    '#4A4D52',
    '#2B2D31',
    '#FF7A45',
    '#EAEAEA',
  ),
  dawn: colour(
    { en: 'Dawn', fr: 'Aube', de: 'Morgenrot', ja: 'ドーン', ar: 'فجري' },
    '#E8583A',
    '#F3B36B',
    '#FCD9B8',
    '#F6EBE3',
  ),
} as const satisfies Record<string, Colour>

export type ColourName = keyof typeof colours

/** Every colour's name, in the order of the table. */
export const colourNames = Object.keys(colours) as ColourName[]
