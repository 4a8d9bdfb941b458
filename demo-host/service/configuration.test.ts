import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfiguration, sendsMails, unreadVariables } from './configuration'
import { ConfigurationError } from './configuration-error'
import { shortcomingsOf } from './shortcomings'

const PRODUCTION = {
  TILL_ENV: 'production',
  TILL_SIGNING_SECRET: 'a secret of more than thirty-two characters',
  DATABASE_URL: 'postgres://localhost/shop',
  TILL_SHOP_ORIGIN: 'https://shop.example',
}

const ADAS_KEY = 'Key-of-ada-that-nobody-else-has-seen'

describe('the configuration', () => {
  it('is the sandbox unless it says otherwise', () => {
    expect(readConfiguration({})).toMatchObject({ environment: 'sandbox', shopPort: 4401, hostPort: 4400 })
    expect(readConfiguration({}).limits?.everything).toEqual({ max: 3000, seconds: 60 })
  })

  it('opens half as many connections as 16 shoppers would use at once', () => {
    expect(readConfiguration({}).connections).toBe(8)
    expect(readConfiguration({ TILL_DATABASE_CONNECTIONS: '16' }).connections).toBe(16)
  })

  it('lets one address sign in often in the sandbox alone', () => {
    expect(readConfiguration({}).limits?.signIn.max).toBeGreaterThan(100)
    expect(readConfiguration(PRODUCTION).limits?.signIn).toEqual({ max: 20, seconds: 60 })
  })

  it('keeps the limits on gift cards and coupons in the sandbox, too', () => {
    const { giftCard, coupon } = readConfiguration(PRODUCTION).limits ?? {}
    expect(readConfiguration({}).limits).toMatchObject({ giftCard, coupon })
  })

  it('asks for a proof of work in production, and in a sandbox that wants to try it', () => {
    expect(readConfiguration({}).botCheck).toBe('sandbox')
    expect(readConfiguration({ TILL_BOT_CHECK: 'on' }).botCheck).toBe('proof-of-work')
    expect(readConfiguration(PRODUCTION).botCheck).toBe('proof-of-work')
    expect(readConfiguration({ ...PRODUCTION, TILL_BOT_CHECK: 'off' }).botCheck).toBe('proof-of-work')
  })

  it('has no limits where they are off', () => {
    expect(readConfiguration({ TILL_RATE_LIMITS: 'off' }).limits).toBeNull()
  })

  it('M3: says how long a call may take to arrive', () => {
    expect(readConfiguration({}).requestSeconds).toBe(30)
    expect(readConfiguration({ TILL_REQUEST_SECONDS: '5' }).requestSeconds).toBe(5)
  })

  it('says in a sentence each what does not work in production without a mail server, a provider, a seller, its callers’ secrets, moderators, pages or its proxy, and nothing in the sandbox', () => {
    expect(shortcomingsOf(readConfiguration({}))).toEqual([])
    expect(shortcomingsOf(readConfiguration({ ...PRODUCTION, TILL_SHOP_DIR: '/nowhere' }))).toEqual([
      'SMTP_URL is not set, so no mail leaves: no order confirmation, shipping notice, gift card or password reset reaches anybody.',
      'TILL_PROVIDERS is not set, so no card and no wallet is offered, and hardly anything can be paid.',
      'TILL_SELLER is not set, so invoices name no address and no VAT number of the seller, which most tax laws ask for.',
      'TILL_CARRIER_SECRET is not set, so no report of a warehouse or carrier is accepted, and no order is shipped.',
      'TILL_PROVIDER_SECRET is not set, so no notification of a payment provider is accepted.',
      'TILL_MODERATORS is not set, so there is no page to publish what people send: reviews and questions wait, and pictures for an associate’s call.',
      'TILL_SHOP_DIR holds no built shop (/nowhere), so there are no pages to check out, sign in or read the account.',
      'TILL_TRUST_PROXY is off, though https comes from a proxy: all shoppers count as one address, and share its limits.',
    ])
    const mail = { SMTP_URL: 'smtps://till:secret@mail.example', TILL_MAIL_FROM: 'Northlane <orders@shop.example>' }
    const seller = { TILL_SELLER: 'Northlane GmbH | Hafenstraße 4 | 20457 Hamburg' }
    const [carrier, provider] = ['carrier', 'provider'].map(who => `the ${who}’s secret of more than 32 characters`)
    const secrets = { TILL_CARRIER_SECRET: carrier, TILL_PROVIDER_SECRET: provider, TILL_MODERATORS: `ada:${ADAS_KEY}` }
    const TILL_SHOP_DIR = mkdtempSync(join(tmpdir(), 'till-shop-'))
    mkdirSync(join(TILL_SHOP_DIR, 'site'))
    writeFileSync(join(TILL_SHOP_DIR, 'site', 'index.html'), '')
    const rest = { TILL_PROVIDERS: './providers.mjs', TILL_TRUST_PROXY: 'on', TILL_SHOP_DIR }
    expect(shortcomingsOf(readConfiguration({ ...PRODUCTION, ...mail, ...seller, ...secrets, ...rest }))).toEqual([])
    rmSync(TILL_SHOP_DIR, { recursive: true })
  })

  it('T22: gives each moderator a name and a key that nobody guesses, and the sandbox none', () => {
    expect(readConfiguration({})).toMatchObject({ moderators: [], moderates: false })
    expect(readConfiguration({ TILL_MODERATION: 'on' }).moderates).toBe(true)
    const TILL_MODERATORS = `ada:${ADAS_KEY}, Zoë:${ADAS_KEY}:z`
    expect(readConfiguration({ ...PRODUCTION, TILL_MODERATORS }).moderators).toEqual([
      { name: 'ada', key: ADAS_KEY },
      { name: 'Zoë', key: `${ADAS_KEY}:z` },
    ])
    const secret = 'a-secret-of-more-than-thirty-two-characters'
    for (const wrong of [
      ...['ada:short', `:${ADAS_KEY}`, ADAS_KEY, `ada:${secret}`, `a<b:${ADAS_KEY}`],
      ...[`ada:${ADAS_KEY} ada:${ADAS_KEY}2`, `ada:${ADAS_KEY} ben:${ADAS_KEY}`],
    ]) {
      const read = () =>
        readConfiguration({ ...PRODUCTION, TILL_SIGNING_SECRET: secret, TILL_MODERATORS: `eve:${ADAS_KEY}e ${wrong}` })
      expect(read).toThrow(/^TILL_MODERATORS must give each moderator (?!.*Key-of-ada)/)
    }
  })

  it('M3: asks a live shop for the address that browsers find it at, over https, and takes no address for an origin', () => {
    const asked = 'In production TILL_SHOP_ORIGIN must be the https address that browsers find the shop at.'
    for (const TILL_SHOP_ORIGIN of ['', 'http://shop.example', 'http://localhost.evil.example'])
      expect(() => readConfiguration({ ...PRODUCTION, TILL_SHOP_ORIGIN })).toThrow(new ConfigurationError(asked))
    for (const TILL_SHOP_ORIGIN of ['http://localhost:4401', 'http://127.0.0.1'])
      expect(readConfiguration({ ...PRODUCTION, TILL_SHOP_ORIGIN }).shopOrigin).toBe(TILL_SHOP_ORIGIN)
    for (const wrong of ['shop.example', 'https://shop.example/', 'https://shop.example/en'])
      expect(() => readConfiguration({ TILL_SHOP_ORIGIN: wrong })).toThrow(
        new ConfigurationError(`TILL_SHOP_ORIGIN must be an origin like https://shop.example, not '${wrong}'.`),
      )
  })

  it('takes no word but on and off for what is on or off, so that nobody believes in a setting that is not', () => {
    for (const name of ['TILL_MODERATION', 'TILL_SANDBOX_MAILS', 'TILL_BOT_CHECK', 'TILL_RATE_LIMITS'])
      expect(() => readConfiguration({ [name]: 'true' })).toThrow(`${name} must be 'on' or 'off', not 'true'.`)
  })

  it('names a variable of ours that it never reads, as a misspelt one', () => {
    const misspelt = { ...PRODUCTION, TILL_TRUST_PROXIES: '1', TILL_HOST: '0.0.0.0', OTHER: 'x' }
    expect(unreadVariables(misspelt)).toEqual(['TILL_TRUST_PROXIES'])
    const [sentence] = shortcomingsOf(readConfiguration(misspelt), unreadVariables(misspelt)).slice(-1)
    expect(sentence).toMatch(/^TILL_TRUST_PROXIES is set, and means nothing/)
  })

  it('F5: reads who sells from one line, and refuses a name without an address', () => {
    const named = { TILL_SELLER: 'Northlane GmbH | Hafenstraße 4 | 20457 Hamburg', TILL_SELLER_VAT: 'DE123456789' }
    expect(readConfiguration(named).seller).toEqual({
      name: 'Northlane GmbH',
      address: ['Hafenstraße 4', '20457 Hamburg'],
      vatId: 'DE123456789',
    })
    expect(() => readConfiguration({ TILL_SELLER: 'Northlane GmbH' })).toThrow('a name and an address')
    expect(() => readConfiguration({ TILL_SELLER_VAT: 'DE123456789' })).toThrow('a name and an address')
  })

  it('refuses a mail server without a sender, and what is neither, and repeats no password', () => {
    expect(() => readConfiguration({ SMTP_URL: 'smtps://mail.example' })).toThrow('TILL_MAIL_FROM must name the sender')
    expect(() => readConfiguration({ TILL_MAIL_FROM: 'a@b\r\nBcc: c@d' })).toThrow('TILL_MAIL_FROM must be a sender')
    expect(() => readConfiguration({ SMTP_URL: 'mail.example:secret' })).toThrow(/^(?!.*secret).*SMTP_URL must be/)
  })

  it('lets a sandbox be tried as a shop that sends no mail', () => {
    expect(sendsMails(readConfiguration({}))).toBe(true)
    const silent = readConfiguration({ TILL_SANDBOX_MAILS: 'off' })
    expect([silent.environment, sendsMails(silent)]).toEqual(['sandbox', false])
    expect(shortcomingsOf(silent)).toEqual([expect.stringContaining('no mail leaves')])
  })

  it.each([
    ['TILL_SHOP_PORT', '44x', ' from 1 to 65535'],
    ['TILL_SHOP_PORT', '70000', ' from 1 to 65535'],
    ['TILL_METRICS_PORT', '-1', ' from 0 to 65535'],
    ['TILL_DATABASE_CONNECTIONS', '9000', ' from 1 to 500'],
    ['TILL_REQUEST_SECONDS', '0', ' from 1 to 3600'],
    ['TILL_RATE_LIMIT', '0', ' of at least 1'],
    ['TILL_DRAIN_SECONDS', '1.5', ' from 0 to 3600'],
  ])('refuses %s=%s with the numbers that it may have', (name, wrong, range) => {
    const sentence = `${name} must be a whole number${range}, not '${wrong}'.`
    expect(() => readConfiguration({ [name]: wrong })).toThrow(new ConfigurationError(sentence))
  })

  it('gives the metrics another port than the shop, which shoppers reach', () => {
    const sentence = "TILL_METRICS_PORT must be another port than the shop's, not '4401'."
    expect(() => readConfiguration({ TILL_METRICS_PORT: '4401' })).toThrow(new ConfigurationError(sentence))
    expect(readConfiguration({ TILL_METRICS_PORT: '9464' }).metricsPort).toBe(9464)
    expect(readConfiguration({}).metricsPort).toBeNull()
  })

  it('knows pages that somebody tries the sandbox in, whole origins alone, and none in production', () => {
    const TILL_PAGE_ORIGINS = 'http://localhost:8080, https://old.example'
    expect(readConfiguration({ TILL_PAGE_ORIGINS }).pageOrigins).toEqual([
      'http://localhost:8080',
      'https://old.example',
    ])
    expect(readConfiguration({ ...PRODUCTION, TILL_PAGE_ORIGINS }).pageOrigins).toEqual([])
    for (const wrong of ['localhost:8080', 'http://localhost:8080/shop', '*']) {
      expect(() => readConfiguration({ TILL_PAGE_ORIGINS: wrong })).toThrow(`not '${wrong}'`)
    }
  })

  it('names the environment that is none: who meant production gets no sandbox', () => {
    expect(readConfiguration({ TILL_ENV: 'sandbox' }).environment).toBe('sandbox')
    for (const wrong of ['prod', 'Production', ' production']) {
      expect(() => readConfiguration({ ...PRODUCTION, TILL_ENV: wrong })).toThrow(
        `TILL_ENV must be 'production' or 'sandbox', not '${wrong}'.`,
      )
    }
  })

  it('believes as many proxies as it is told of, and names what is no number of them', () => {
    const proxies = [undefined, 'off', 'on', '2'].map(
      text => readConfiguration(text ? { TILL_TRUST_PROXY: text } : {}).proxies,
    )
    expect(proxies).toEqual([0, 0, 1, 2])
    expect(() => readConfiguration({ TILL_TRUST_PROXY: 'yes' })).toThrow("not 'yes'")
  })

  it('names the log level that is none', () => {
    expect(readConfiguration({ TILL_LOG_LEVEL: 'debug' }).logLevel).toBe('debug')
    expect(() => readConfiguration({ TILL_LOG_LEVEL: 'loud' })).toThrow('TILL_LOG_LEVEL must be one of trace, debug')
  })

  it('refuses what is no address of a database without repeating it, and takes one of a socket', () => {
    for (const wrong of ['nonsense', 'mysql://localhost/shop', 'postgres://till:secret@local host/shop']) {
      const sentence = 'DATABASE_URL must be an address like postgres://user:password@localhost:5432/shop.'
      expect(() => readConfiguration({ DATABASE_URL: wrong })).toThrow(new ConfigurationError(sentence))
    }
    const socket = 'postgres://till@/shop?host=/run/postgresql'
    expect(readConfiguration({ DATABASE_URL: socket }).databaseUrl).toBe(socket)
  })

  it('of production starts with secrets of its own', () => {
    expect(readConfiguration(PRODUCTION)).toMatchObject({ environment: 'production' })
  })

  it.each(['TILL_SIGNING_SECRET', 'DATABASE_URL'])('of production is refused without %s', name => {
    expect(() => readConfiguration({ ...PRODUCTION, [name]: '' })).toThrow(ConfigurationError)
  })

  it.each([
    ['TILL_CARRIER_SECRET', 'carrierSecret'],
    ['TILL_PROVIDER_SECRET', 'providerSecret'],
  ] as const)('has %s apart from all others, or in production none', (name, field) => {
    const own = 'another secret of more than thirty-two characters'
    const sandbox = readConfiguration({})
    expect(sandbox[field]).not.toBe(sandbox.signingSecret)
    expect(readConfiguration({ [name]: own })[field]).toBe(own)
    expect(readConfiguration(PRODUCTION)[field]).toBeNull()
    expect(readConfiguration({ ...PRODUCTION, [name]: own })[field]).toBe(own)
    for (const wrong of ['short', sandbox[field] ?? '', PRODUCTION.TILL_SIGNING_SECRET])
      expect(() => readConfiguration({ ...PRODUCTION, [name]: wrong })).toThrow(`In production ${name} must be`)
  })

  it('of production is refused with the sandbox’s secret, a short one, or without limits', () => {
    const sandbox = readConfiguration({}).signingSecret
    for (const change of [
      { TILL_SIGNING_SECRET: sandbox },
      { TILL_SIGNING_SECRET: 'short' },
      { TILL_RATE_LIMITS: 'off' },
    ]) {
      expect(() => readConfiguration({ ...PRODUCTION, ...change })).toThrow(ConfigurationError)
    }
  })
})
