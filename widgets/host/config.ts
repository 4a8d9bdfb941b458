import { urlOf } from '../../core/runtime/url-of'
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

export type LogError = (sentence: string) => void

/** Set after the script tag, and stronger than it. */
export type Late = Partial<ShopConfig>

const STRICT = 'third-party'

/** Undefined for a value that is invalid. */
type Read<Value> = (value: string) => Value | undefined

/** The late value counts, else the script tag's. Invalid ones are reported once and ignored. */
export function readConfig({ script, language }: PageFacts, late: Late, report: LogError): EarlyConfig {
  const { src, dataset } = script
  const { origin } = new URL(src)

  function pick<Value>(name: keyof ShopConfig, expected: string, read: Read<Value>): Value | undefined {
    const given = [late[name], dataset[name]].filter(value => value || value === 0) as string[]
    return given
      .map(value => {
        const valid = read(value)
        if (valid === undefined) report(`Expected ${expected}, got "${value}", which is ignored.`)
        return valid
      })
      .find(valid => valid !== undefined)
  }

  const address = (name: 'api' | 'checkout') =>
    pick(name, `data-${name} to be an http(s) address`, value => addressOf(value, origin)) ?? origin
  const oneOf = <Value extends string>(name: 'trust' | 'channel', ...values: readonly Value[]) =>
    pick(name, `data-${name} to be ${values.join(' or ')}`, value => values.find(known => known === value))
  const number = (name: 'timeout' | 'toastDelay' | 'sampling', least: number, max: number) =>
    pick(name, `${name} from ${least} to ${max}`, value => (+value >= least && +value <= max ? +value : undefined))

  return {
    key: pick('key', 'an access key', value => (accessKey.test(value) ? value : undefined)) ?? '',
    locale: pick('locale', 'a locale like "en-US"', localeOf) ?? localeOf(language) ?? 'en-US',
    api: address('api'),
    checkout: address('checkout'),
    // The access key's record may be stricter still; that counts once the shop runs.
    trust: [oneOf('trust', 'first-party', STRICT), dataset['trust']].includes(STRICT) ? STRICT : 'first-party',
    channel: oneOf('channel', 'ECOMM', 'MAPP'),
    nonce: (late.nonce ?? dataset['nonce'] ?? script.nonce) || undefined,
    productUrl: late.productUrl ?? dataset['productUrl'],
    timeout: number('timeout', 1, 1e9),
    toastDelay: number('toastDelay', 1, 1e9),
    sampling: number('sampling', 0, 1),
  }
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

function addressOf(value: string, origin: string): string | undefined {
  const url = urlOf(value, origin)
  return url && /^https?:$/.test(url.protocol) ? url.href.replace(/\/$/, '') : undefined
}
