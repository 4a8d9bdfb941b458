import { place } from '../start'

/** Whose content is on the screens; empty if the page does not say. */
export const ownSite = (): string => place().dataset['site'] ?? ''
