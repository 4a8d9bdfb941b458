import { describe, expect, it } from 'vitest'
import { type Late, readConfig, type PageFacts } from './config'

function told(
  dataset: Record<string, string> = { key: 'pk_demo' },
  { nonce = '', language = 'en-US' }: { nonce?: string; language?: string } = {},
): PageFacts {
  return { script: { src: 'https://shop.example/till.js', dataset, nonce }, language }
}

function read(attributes?: Record<string, string>, more?: Parameters<typeof told>[1], late: Late = {}) {
  const said: string[] = []
  return { config: readConfig(told(attributes, more), late, sentence => said.push(sentence)), said }
}

describe('the script tag', () => {
  it('with a key alone takes everything else from where it is', () => {
    expect(read()).toEqual({
      config: {
        key: 'pk_demo',
        locale: 'en-US',
        api: 'https://shop.example',
        checkout: 'https://shop.example',
        trust: 'first-party',
      },
      said: [],
    })
  })

  it('says where the calls go, with their prefix, and where one pays', () => {
    const { config } = read({ key: 'k', api: 'https://api.example/v1/', checkout: '/pay' })
    expect(config.api).toBe('https://api.example/v1')
    expect(config.checkout).toBe('https://shop.example/pay')
  })

  it('names a locale, or leaves it to the language of the page and its likeliest country', () => {
    expect(read({ key: 'k', locale: 'fr-fr' }).config.locale).toBe('fr-FR')
    expect(read({ key: 'k' }, { language: 'en-GB' }).config.locale).toBe('en-GB')
    expect(read({ key: 'k' }, { language: 'ja' }).config.locale).toBe('ja-JP')
    expect(read({ key: 'k' }, { language: '' }).config.locale).toBe('en-US')
  })

  it('says what is wrong with a value and goes on without it', () => {
    const { config, said } = read({
      key: 'k',
      locale: 'english!',
      api: 'javascript:alert(1)',
      channel: 'FAX',
      trust: 'total',
    })
    expect(config).toMatchObject({
      locale: 'en-US',
      api: 'https://shop.example',
      trust: 'first-party',
    })
    expect(config.channel).toBe(undefined)
    expect(said).toHaveLength(4)
    expect(said).toContain('Expected data-api to be an http(s) address, got "javascript:alert(1)", which is ignored.')
  })

  it('B12: says where products live, or leaves it to the access key', () => {
    expect(read({ key: 'k', productUrl: '/shoes/{id}' }).config.productUrl).toBe('/shoes/{id}')
    expect(read().config.productUrl).toBe(undefined)
  })

  it('names the channel, or leaves it to where the page runs', () => {
    expect(read({ key: 'k', channel: 'ECOMM' }).config.channel).toBe('ECOMM')
    expect(read({ key: 'k' }).config.channel).toBe(undefined)
  })

  it('passes its nonce on, and another that is said later', () => {
    expect(read({ key: 'k' }, { nonce: 'n1' }).config.nonce).toBe('n1')
    expect(read({ key: 'k', nonce: 'n0' }, { nonce: 'n1' }).config.nonce).toBe('n0')
    expect(read({ key: 'k' }, { nonce: 'n1' }, { nonce: 'n2' }).config.nonce).toBe('n2')
    expect(read().config.nonce).toBe(undefined)
  })
})

describe('what the page says later', () => {
  const late = (named: object) => read({ key: 'pk_demo', locale: 'de-DE' }, {}, named)

  it('counts over what it said before, which goes on counting for the rest', () => {
    const { config, said } = late({ locale: 'fr', sampling: 1, api: 'https://api.example/' })
    expect(config).toMatchObject({ key: 'pk_demo', locale: 'fr-FR', sampling: 1, api: 'https://api.example' })
    expect(late({ sampling: 1 }).config).toMatchObject({ locale: 'de-DE', sampling: 1 })
    expect(said).toEqual([])
  })

  it('is said and not taken where it cannot be, and what the tag says counts on', () => {
    const tag = { key: 'pk_demo', locale: 'de-DE', api: 'https://api.example', trust: 'third-party', channel: 'MAPP' }
    const invalid = { locale: 'en_US', api: 'ftp://x', trust: 'blind', channel: 'FAX' }
    const { config, said } = read(tag, {}, invalid as object)
    expect(config).toMatchObject(tag)
    expect(said).toEqual([
      'Expected a locale like "en-US", got "en_US", which is ignored.',
      'Expected data-api to be an http(s) address, got "ftp://x", which is ignored.',
      'Expected data-trust to be first-party or third-party, got "blind", which is ignored.',
      'Expected data-channel to be ECOMM or MAPP, got "FAX", which is ignored.',
    ])
  })

  it('is the default where the tag says nothing valid either', () => {
    const { config, said } = read({ key: 'k', locale: 'x!', trust: 'total' }, { language: 'fr' }, {
      locale: 'en_US',
      trust: 'blind',
    } as object)
    expect(config).toMatchObject({ locale: 'fr-FR', trust: 'first-party' })
    expect(said).toEqual([
      'Expected a locale like "en-US", got "en_US", which is ignored.',
      'Expected a locale like "en-US", got "x!", which is ignored.',
      'Expected data-trust to be first-party or third-party, got "blind", which is ignored.',
      'Expected data-trust to be first-party or third-party, got "total", which is ignored.',
    ])
  })

  it('makes a page stricter, and never laxer', () => {
    const trustOf = (tag: string, late: string) =>
      read({ key: 'k', trust: tag }, {}, { trust: late } as object).config.trust
    expect(trustOf('first-party', 'third-party')).toBe('third-party')
    expect(trustOf('third-party', 'first-party')).toBe('third-party')
  })

  it('counts in numbers that there can be', () => {
    const numbers = { timeout: 4000, toastDelay: 900, sampling: 0 }
    expect(late(numbers).config).toMatchObject(numbers)
    const { config, said } = late({ timeout: 'soon', toastDelay: -1, sampling: 7 })
    expect(config).toMatchObject({ timeout: undefined, toastDelay: undefined, sampling: undefined })
    expect(said).toEqual([
      'Expected timeout from 1 to 1000000000, got "soon", which is ignored.',
      'Expected toastDelay from 1 to 1000000000, got "-1", which is ignored.',
      'Expected sampling from 0 to 1, got "7", which is ignored.',
    ])
  })

  it('names no channel and no key that there cannot be', () => {
    const { config, said } = late({ channel: 'FAX', key: 'no spaces, please' })
    expect(config).toMatchObject({ key: 'pk_demo', channel: undefined })
    expect(said).toEqual([
      'Expected an access key, got "no spaces, please", which is ignored.',
      'Expected data-channel to be ECOMM or MAPP, got "FAX", which is ignored.',
    ])
    expect(late({ key: 'pk_other' }).config.key).toBe('pk_other')
  })
})
