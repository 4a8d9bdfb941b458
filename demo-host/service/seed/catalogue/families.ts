import { accessoryFamilies } from './accessory-families'
import { apparelFamilies } from './apparel-families'
import type { Family } from './family'
import { footwearFamilies } from './footwear-families'

/** Every family by name. */
export const families = { ...footwearFamilies, ...apparelFamilies, ...accessoryFamilies } satisfies Record<
  string,
  Family
>

export type FamilyName = keyof typeof families
