import { accessKey } from '../../core/site/access-key'
import type { ShopConfig } from '../../core/site/contracts'

/** What the script tag and its page say, read so that names in the page's markup cannot hide it. */
export interface PageFacts {
  /** Its resolved address, `data-` attributes and nonce. */
  readonly script: Pick<HTMLScriptElement, 'src' | 'dataset' | 'nonce'>
  /** `<html lang>`. */
  readonly language: string
}

/** The configuration before the shop starts; a missing channel is looked up then. */
export type EarlyConfig = Omit<ShopConfig, 'channel'> & { channel: ShopConfig['channel'] | undefined }

export type Complaint = (sentence: string) => void

/** Set after the script tag, and stronger than it. */
export type Late = Partial<ShopConfig>

/** Invalid values are reported once and ignored. */
export function readConfig({ script, language }: PageFacts, late: Late, complain: Complaint): EarlyConfig {
  const { src, dataset } = script
  const origin = new URL(src).origin
  const named = (name: keyof ShopConfig) => (late[name] as string | undefined) ?? dataset[name]
  const refuse = (expected: string, value: string, taken: string) =>
    complain(`Expected ${expected}, got "${value}". ${taken} is taken.`)
  const nonce = late.nonce ?? dataset['nonce'] ?? script.nonce
  const productUrl = named('productUrl')
  return {
    ...late,
    key: readKey(late.key, dataset['key'] ?? '', refuse),
    locale: readLocale(named('locale'), language, refuse),
    api: readAddress('data-api', named('api'), origin, refuse),
    checkout: readAddress('data-checkout', named('checkout'), origin, refuse),
    // The access key's record may be stricter; the stricter of the two wins once the shop runs.
    trust: oneOf(['first-party', 'third-party'], 'data-trust', named('trust'), 'first-party', refuse),
    channel: oneOf(['ECOMM', 'MAPP'], 'data-channel', named('channel'), undefined, refuse),
    ...(nonce ? { nonce } : {}),
    ...(productUrl ? { productUrl } : {}),
  }
}

/** Reports what was expected, and what is used instead. */
type Refuse = (expected: string, value: string, taken: string) => void

function readKey(late: string | undefined, early: string, refuse: Refuse): string {
  if (!late || accessKey.test(late)) return late ?? early
  refuse('an access key', late, `"${early}"`)
  return early
}

function readLocale(named: string | undefined, language: string, refuse: Refuse): string {
  const asked = localeOf(named ?? '')
  if (named && !asked) refuse('a locale like "en-US"', named, "The page's language")
  return asked ?? localeOf(language) ?? 'en-US'
}

/** Adds the most likely country to a language. */
function localeOf(tag: string): string | undefined {
  // `Intl` is slow on its first use, so the usual format skips it.
  if (/^[a-z]{2}-[A-Z]{2}$/.test(tag)) return tag
  try {
    const { language, region } = new Intl.Locale(tag).maximize()
    return region && `${language}-${region}`
  } catch {
    return undefined
  }
}

function readAddress(name: string, value: string | undefined, origin: string, refuse: Refuse): string {
  if (!value) return origin
  try {
    const { protocol, href } = new URL(value, origin)
    if (/^https?:$/.test(protocol)) return href.replace(/\/$/, '')
  } catch {}
  refuse(`${name} to be an http(s) address`, value, origin)
  return origin
}

function oneOf<const Value extends string, Initial extends Value | undefined>(
  values: readonly Value[],
  name: string,
  value: string | undefined,
  initial: Initial,
  refuse: Refuse,
): Value | Initial {
  if (!value) return initial
  const known = values.find(known => known === value)
  if (!known) refuse(`${name} to be ${values.join(' or ')}`, value, initial ?? (values[0] as string))
  return known ?? initial
}
