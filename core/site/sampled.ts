import type { ShopConfig } from './contracts'

/** `chance` is from 0 to 1. */
export const isSampled = ({ sampling = 0.1 }: ShopConfig, chance: number = Math.random()): boolean => chance < sampling
