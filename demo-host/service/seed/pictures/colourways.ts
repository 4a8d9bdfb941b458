import { type ColourName, colours } from '../colours'
import { dark, light, mix } from './paint'

/** What a shoe is painted with. */
export type ShoePaint = {
  readonly upper: string
  readonly panel: string
  readonly accent: string
  readonly mid: string
  readonly mid2: string
  readonly out: string
  readonly lace: string
  readonly lining: string
  readonly ground: string
}

/** What everything else is painted with. */
export type ClothPaint = {
  readonly base: string
  readonly accent: string
  readonly second: string
  readonly ground: string
}

const ownShoes: Partial<Record<ColourName, Partial<ShoePaint>>> = {
  chalk: { mid: '#F7F5F0', mid2: '#D6D3CB', out: '#2A2D33', lace: '#FBFAF7', lining: '#8C949C' },
  cobalt: { mid: '#F5F4F0', mid2: '#C9D3EA', out: '#17306F', lace: '#F2F4FA', lining: '#1A2C5E' },
  ember: { mid: '#FBF3EA', mid2: '#F0C9AE', out: '#3A2026', lace: '#FFF6EC', lining: '#6E1F22' },
  pine: { mid: '#F3F3EA', mid2: '#C9D6BE', out: '#1B2E29', lace: '#E9F2E4', lining: '#173A31' },
  night: { upper: '#3A3F4B', mid: '#565C6A', mid2: '#33384A', out: '#16181F', lace: '#C9D3E6', lining: '#15171D' },
  moss: { accent: '#F2A33A', mid: '#EFE8D6', mid2: '#C7B88F', out: '#2B2A22', lace: '#F4E7C8', lining: '#2F3720' },
  clay: { accent: '#2F6D79', mid: '#F2E8DC', mid2: '#D8B99A', out: '#2E211D', lace: '#F6E6D4', lining: '#4A2419' },
  slate: { accent: '#FF7A45', mid: '#E9ECEF', mid2: '#A9B5C2', out: '#1F252D', lace: '#F3F5F7', lining: '#232D39' },
  plum: { mid: '#F1EAF0', mid2: '#CDB6CF', out: '#261A2A', lace: '#F5E6EE', lining: '#2E1B34' },
  graphite: { mid: '#5D6066', mid2: '#3B3E43', out: '#1A1B1E', lace: '#D8D9DB', lining: '#1B1C1F' },
}

/** A shoe's colourway: what is set by hand, the rest mixed from the colour. */
export const shoePaint = (name: ColourName): ShoePaint => {
  const { paint, deep, accent, ground } = colours[name]
  return {
    upper: paint,
    panel: deep,
    accent,
    mid: mix('#F7F5F0', paint, 0.05),
    mid2: mix('#DAD8D2', paint, 0.3),
    out: dark(deep, 0.62),
    lace: light(paint, 0.86),
    lining: dark(deep, 0.45),
    ground,
    ...ownShoes[name],
  }
}

const ownCloth: Partial<Record<ColourName, Partial<ClothPaint>>> = {
  chalk: { second: '#2A2D33' },
  cloud: { accent: '#F0642F', second: '#8C949C' },
  ember: { accent: '#5E1C20' },
  night: { accent: '#6F9BF2', second: '#454C5B' },
  glacier: { second: '#5F86AE' },
  saffron: { second: '#7A4F1D' },
  dawn: { second: '#F3B36B' },
  pine: { second: '#1C4A3D' },
}

/** A garment's colourway. */
export const clothPaint = (name: ColourName): ClothPaint => {
  const { paint, deep, accent, ground } = colours[name]
  return { base: paint, accent, second: deep, ground, ...ownCloth[name] }
}
