import type { Words } from '../languages/words'

/** A colour of the house: its paint, a deeper tone of it, what it is signed with, and the ground that it is shown on. */
export type Colour = {
  readonly label: Words
  readonly paint: string
  readonly deep: string
  readonly accent: string
  readonly ground: string
}

type Names = readonly [en: string, fr: string, de: string, ja: string, ar: string]

const colour = ([en, fr, de, ja, ar]: Names, paint: string, deep: string, accent: string, ground: string): Colour => ({
  label: { en, fr, de, ja, ar },
  paint,
  deep,
  accent,
  ground,
})

/** Northlane's colours by name; pictures and products speak of the same ones. */
export const colours = {
  chalk: colour(['Chalk', 'Craie', 'Kreide', 'チョーク', 'طباشيري'], '#ECE9E2', '#C9CED2', '#F0642F', '#F0EEE9'),
  cloud: colour(['Cloud', 'Nuage', 'Wolke', 'クラウド', 'سحابي'], '#F1EFEA', '#CFCBC2', '#3F6FA8', '#EFEDE8'),
  cobalt: colour(['Cobalt', 'Cobalt', 'Kobalt', 'コバルト', 'كوبالتي'], '#2F5FD0', '#1E3F96', '#F4C443', '#E6EBF5'),
  ember: colour(['Ember', 'Braise', 'Glut', 'エンバー', 'جمري'], '#E8583A', '#B5352A', '#FCE9D8', '#F6E9E3'),
  pine: colour(['Pine', 'Pin', 'Kiefer', 'パイン', 'صنوبري'], '#2E6B57', '#1C4A3D', '#D9EE9B', '#E6EDE8'),
  night: colour(['Night', 'Nuit', 'Nacht', 'ナイト', 'ليلي'], '#343945', '#23262F', '#8FB4FF', '#E8E9EC'),
  moss: colour(['Moss', 'Mousse', 'Moos', 'モス', 'طحلبي'], '#7C8B4F', '#48552F', '#F2D9A0', '#ECEDE2'),
  clay: colour(['Clay', 'Argile', 'Ton', 'クレイ', 'طيني'], '#C9764A', '#7C3F2B', '#F6E0C4', '#F3E9E1'),
  slate: colour(['Slate', 'Ardoise', 'Schiefer', 'スレート', 'أردوازي'], '#6C8096', '#37475A', '#FF9A68', '#E7EBEF'),
  plum: colour(['Plum', 'Prune', 'Pflaume', 'プラム', 'برقوقي'], '#7A4F7E', '#4A2C52', '#F7B4A0', '#EFE7EF'),
  sky: colour(['Sky', 'Ciel', 'Himmel', 'スカイ', 'سماوي'], '#7FA9D9', '#3F6FA8', '#1E3F96', '#E6EDF5'),
  glacier: colour(
    ['Glacier', 'Glacier', 'Gletscher', 'グレイシャー', 'جليدي'],
    '#DCE4EA',
    '#5F86AE',
    '#F0642F',
    '#E7EBEF',
  ),
  saffron: colour(['Saffron', 'Safran', 'Safran', 'サフラン', 'زعفراني'], '#E9A93B', '#7A4F1D', '#FFF1D0', '#F5EEDF'),
  coral: colour(['Coral', 'Corail', 'Koralle', 'コーラル', 'مرجاني'], '#F08672', '#B24A3F', '#33406B', '#F8EAE5'),
  mint: colour(['Mint', 'Menthe', 'Minze', 'ミント', 'نعناعي'], '#A9D6BF', '#4F8F78', '#1F4A4D', '#E9F3EE'),
  sand: colour(['Sand', 'Sable', 'Sand', 'サンド', 'رملي'], '#D8C5A3', '#9A7F57', '#3A4A5C', '#F3EEE4'),
  storm: colour(['Storm', 'Orage', 'Sturm', 'ストーム', 'عاصفي'], '#4C5B73', '#2E394B', '#F4C443', '#E8EBF0'),
  berry: colour(['Berry', 'Mûre', 'Beere', 'ベリー', 'توتي'], '#A6335A', '#6B1C3B', '#FBC8B4', '#F5E6EB'),
  citron: colour(['Citron', 'Citron', 'Zitrone', 'シトロン', 'ليموني'], '#D3DC4C', '#7F8A1E', '#2A2D33', '#F3F4DF'),
  teal: colour(['Teal', 'Sarcelle', 'Petrol', 'ティール', 'أزرق مخضر'], '#1F7A80', '#124E55', '#FFD27A', '#E2EFEF'),
  lilac: colour(['Lilac', 'Lilas', 'Flieder', 'ライラック', 'ليلكي'], '#B7A6DC', '#6D5AA3', '#3A2C66', '#EEEAF6'),
  graphite: colour(
    ['Graphite', 'Graphite', 'Graphit', 'グラファイト', 'غرافيتي'],
    '#4A4D52',
    '#2B2D31',
    '#FF7A45',
    '#EAEAEA',
  ),
  dawn: colour(['Dawn', 'Aube', 'Morgenrot', 'ドーン', 'فجري'], '#E8583A', '#F3B36B', '#FCD9B8', '#F6EBE3'),
} as const satisfies Record<string, Colour>

export type ColourName = keyof typeof colours

/** Every colour's name, in the order of the table. */
export const colourNames = Object.keys(colours) as ColourName[]
