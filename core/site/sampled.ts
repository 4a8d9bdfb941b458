import type { ShopConfig } from './contracts'

/** Whether this page view is one of those that are measured; `chance` is from 0 to 1. */
export const isSampled = ({ sampling = 0.1 }: ShopConfig, chance: number = Math.random()): boolean => chance < sampling
