import { $config } from '../runtime/started'

export { languageOf } from '../format/language-of'
export { $config } from '../runtime/started'

/** BCP 47: `en-US`. */
export const $locale = $config.map(config => config.locale)
