import { dark, light } from '../paint'
import { pattern } from '../svg'

/** Fabrics of uppers: seen at 600 px, gone at 80. */
export const textures = {
  knit: (id: string, base: string) =>
    pattern(
      id,
      9,
      9,
      `<circle cx="2.2" cy="2.2" r="1.3" fill="${dark(base, 0.5)}" fill-opacity=".34"/><circle cx="6.7" cy="6.7" r="1.3" fill="${light(base, 0.6)}" fill-opacity=".42"/>`,
      28,
    ),
  ripstop: (id: string, base: string) =>
    pattern(
      id,
      14,
      14,
      `<path d="M0 0H14M0 0V14" stroke="${dark(base, 0.5)}" stroke-opacity=".3" stroke-width="1.8"/><path d="M1.5 2H14" stroke="${light(base, 0.6)}" stroke-opacity=".2"/>`,
      45,
    ),
  rib: (id: string, base: string) =>
    pattern(
      id,
      8,
      12,
      `<path d="M0 2H5M4 8H8" stroke="${dark(base, 0.5)}" stroke-opacity=".32" stroke-width="2"/><path d="M0 4H5M4 10H8" stroke="${light(base, 0.6)}" stroke-opacity=".3" stroke-width="1.2"/>`,
      -24,
    ),
  mesh: (id: string, base: string) =>
    pattern(
      id,
      16,
      14,
      `<path d="M4 0L8 7L4 14M12 0L8 7L12 14" fill="none" stroke="${dark(base, 0.45)}" stroke-opacity=".3" stroke-width="1.6"/>`,
      18,
    ),
} as const

export type Texture = keyof typeof textures
