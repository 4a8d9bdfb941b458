import type { ShopConfig } from '../core/site/contracts'

/** What the script tag and its page say, read where names in the page's markup cannot hide it. */
export interface Told {
  /** The script's own address, resolved. */
  readonly src: string
  /** The value of a `data-` attribute of the script tag. */
  data(name: string): string | null
  /** The script tag's own nonce. */
  readonly nonce: string
  /** `<html lang>`. */
  readonly language: string
}

/** What is known before the shop starts: where nobody names the channel, it is looked up then. */
export type EarlyConfig = Omit<ShopConfig, 'channel'> & Partial<Pick<ShopConfig, 'channel'>>

/** The sentence that the page's developer reads. */
export type Complaint = (sentence: string) => void

/** Reads the configuration; null, after one complaint, where the access key is missing. */
export function readConfig({ src, data, nonce, language }: Told, complain: Complaint): EarlyConfig | null {
  const key = data('key')
  if (!key || !/^[\w.-]{1,128}$/.test(key)) {
    complain(`Expected data-key="…" with your access key on the script tag, got ${key ? `"${key}"` : 'none'}.`)
    return null
  }
  const origin = new URL(src).origin
  const channel = oneOf(['ECOMM', 'MAPP'], 'data-channel', data('channel'), undefined, complain)
  const own = data('nonce') ?? nonce
  return {
    key,
    locale: readLocale(data('locale'), language, complain),
    api: readAddress('data-api', data('api'), origin, complain),
    checkout: readAddress('data-checkout', data('checkout'), origin, complain),
    // The access key's own record may be stricter; the stricter of the two wins once the shop runs.
    trust: oneOf(['first-party', 'third-party'], 'data-trust', data('trust'), 'first-party', complain),
    ...(channel ? { channel } : {}),
    ...(own ? { nonce: own } : {}),
  }
}

/** What the page says later counts over what it said before, and is looked at alike. */
export function readLate(told: Told, before: EarlyConfig, late: Partial<ShopConfig>, complain: Complaint) {
  const said = { ...before, ...late } as unknown as Readonly<Record<string, string>>
  return { ...late, ...readConfig({ ...told, data: name => said[name] ?? null }, complain) }
}

function readLocale(named: string | null, language: string, complain: Complaint): string {
  const asked = localeOf(named ?? '')
  if (named && !asked) complain(`Expected a locale like "en-US", got "${named}". The page's language is taken.`)
  return asked ?? localeOf(language) ?? 'en-US'
}

/** A locale with its country; the likeliest country where a page names a language alone. */
function localeOf(tag: string): string | undefined {
  // The browser takes milliseconds to load what it knows of languages.
  if (/^[a-z]{2}-[A-Z]{2}$/.test(tag)) return tag
  try {
    const { language, region } = new Intl.Locale(tag).maximize()
    return region && `${language}-${region}`
  } catch {
    return undefined
  }
}

function readAddress(name: string, value: string | null, origin: string, complain: Complaint): string {
  if (!value) return origin
  try {
    const { protocol, href } = new URL(value, origin)
    if (/^https?:$/.test(protocol)) return href.replace(/\/$/, '')
  } catch {}
  complain(`Expected ${name} to be an http(s) address, got "${value}". ${origin} is taken.`)
  return origin
}

function oneOf<const Value extends string, Initial extends Value | undefined>(
  values: readonly Value[],
  name: string,
  value: string | null,
  initial: Initial,
  complain: Complaint,
): Value | Initial {
  if (!value) return initial
  const known = values.find(known => known === value)
  if (!known)
    complain(`Expected ${name} to be ${values.join(' or ')}, got "${value}". ${initial ?? values[0]} is taken.`)
  return known ?? initial
}
