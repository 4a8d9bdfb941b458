import type { Configuration } from '../configuration'

/** Absolute, because pages on other origins show it. */
export const pictureUrl = ({ shopOrigin }: Configuration, name: string): string => `${shopOrigin}/media/${name}.svg`
