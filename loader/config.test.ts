import { describe, expect, it } from 'vitest'
import { readConfig, readLate, type Told } from './config'

function told(attributes: Record<string, string> = { key: 'pk_demo' }, more: Partial<Told> = {}): Told {
  return {
    src: 'https://shop.example/till.js',
    data: name => attributes[name] ?? null,
    nonce: '',
    language: 'en-US',
    ...more,
  }
}

function read(attributes?: Record<string, string>, more?: Partial<Told>) {
  const said: string[] = []
  return { config: readConfig(told(attributes, more), sentence => said.push(sentence)), said }
}

describe('the script tag', () => {
  it('without an access key configures nothing and says so once', () => {
    const { config, said } = read({})
    expect(config).toBe(null)
    expect(said).toEqual(['Expected data-key="…" with your access key on the script tag, got none.'])
    expect(read({ key: 'no spaces, please' }).config).toBe(null)
  })

  it('with a key alone takes everything else from where it stands', () => {
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
    expect(config?.api).toBe('https://api.example/v1')
    expect(config?.checkout).toBe('https://shop.example/pay')
  })

  it('names a locale, or leaves it to the language of the page and its likeliest country', () => {
    expect(read({ key: 'k', locale: 'fr-fr' }).config?.locale).toBe('fr-FR')
    expect(read({ key: 'k' }, { language: 'en-GB' }).config?.locale).toBe('en-GB')
    expect(read({ key: 'k' }, { language: 'ja' }).config?.locale).toBe('ja-JP')
    expect(read({ key: 'k' }, { language: '' }).config?.locale).toBe('en-US')
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
    expect(config).not.toHaveProperty('channel')
    expect(said).toHaveLength(4)
    expect(said).toContain(
      'Expected data-api to be an http(s) address, got "javascript:alert(1)". https://shop.example is taken.',
    )
  })

  it('names the channel, or leaves it to where the page runs', () => {
    expect(read({ key: 'k', channel: 'ECOMM' }).config?.channel).toBe('ECOMM')
    expect(read({ key: 'k' }).config).not.toHaveProperty('channel')
  })

  it('passes its nonce on, and another where it names one', () => {
    expect(read({ key: 'k' }, { nonce: 'n1' }).config?.nonce).toBe('n1')
    expect(read({ key: 'k', nonce: 'n2' }, { nonce: 'n1' }).config?.nonce).toBe('n2')
    expect(read().config).not.toHaveProperty('nonce')
  })
})

describe('what the page says later', () => {
  const late = (named: object) => {
    const said: string[] = []
    const tag = told({ key: 'pk_demo', locale: 'de-DE' })
    const before = readConfig(tag, sentence => said.push(sentence))
    if (!before) throw new Error('The tag says enough')
    return { config: readLate(tag, before, named, sentence => said.push(sentence)), said }
  }

  it('counts over what it said before, which goes on counting for the rest', () => {
    const { config, said } = late({ locale: 'fr', sampling: 1, api: 'https://api.example/' })
    expect(config).toMatchObject({ key: 'pk_demo', locale: 'fr-FR', sampling: 1, api: 'https://api.example' })
    expect(late({ sampling: 1 }).config).toMatchObject({ locale: 'de-DE', sampling: 1 })
    expect(said).toEqual([])
  })

  it('is said and not taken where it cannot be', () => {
    const { config, said } = late({ locale: 'en_US', api: 'ftp://api.example', trust: 'blind' })
    expect(config).toMatchObject({ locale: 'en-US', api: 'https://shop.example', trust: 'first-party' })
    expect(said).toEqual([
      'Expected a locale like "en-US", got "en_US". The page\'s language is taken.',
      'Expected data-api to be an http(s) address, got "ftp://api.example". https://shop.example is taken.',
      'Expected data-trust to be first-party or third-party, got "blind". first-party is taken.',
    ])
  })
})
