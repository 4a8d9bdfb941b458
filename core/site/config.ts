import { $config } from '../runtime/started'

export { $config } from '../runtime/started'

/** BCP 47: `en-US`. */
export const $locale = $config.map(config => config.locale)

export function languageOf(locale: string): string {
  return locale.split('-')[0]?.toLowerCase() || 'en'
}
