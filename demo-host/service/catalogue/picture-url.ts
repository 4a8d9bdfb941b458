import type { Configuration } from '../configuration'

/** The address of a product picture, whole: the pages that show it are on other origins. */
export const pictureUrl = ({ shopOrigin }: Configuration, name: string): string => `${shopOrigin}/media/${name}.svg`
