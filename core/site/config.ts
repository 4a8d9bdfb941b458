import { $config } from '../runtime/started'

export { $config } from '../runtime/started'

/** The shop's BCP 47 locale: `en-US`. */
export const $locale = $config.map(config => config.locale)

/** The language of a locale. */
export function languageOf(locale: string): string {
  return locale.split('-')[0]?.toLowerCase() || 'en'
}
