import { fileURLToPath } from 'node:url'
import { ConfigurationError } from './configuration-error'
import { limitsOf, type Limits } from './limits'
import { readMailFrom, readSmtpUrl } from './mail-settings'
import { type Moderator, readModerators } from './moderator-settings'
import { isOrigin, readMetricsPort, readNumber, readOrigins, readPort, readServer, readSwitch } from './settings'

/** The seller named on invoices. */
export type Seller = { readonly name: string; readonly address: readonly string[]; readonly vatId: string | null }

export type Configuration = {
  readonly environment: 'sandbox' | 'production'
  /** Set by `npm run dev`. */
  readonly isDeveloped: boolean
  readonly hostPort: number
  readonly shopPort: number
  readonly listenHost: string
  /** More pages that the sandbox's keys know, for trying the shop in a page of one's own. */
  readonly pageOrigins: readonly string[]
  readonly shopOrigin: string
  /** The domain that passkeys are bound to: the shop's host or a parent domain. */
  readonly passkeyDomain: string
  readonly dataFolder: string
  readonly databaseUrl: string | null
  readonly connections: number
  /** Null if this service serves no files of the shop. */
  readonly shopFolder: string | null
  readonly limits: Limits | null
  readonly metricsPort: number | null
  /** How long a call may take to arrive completely. */
  readonly requestSeconds: number
  /** How long a stopping service still answers while `/ready` fails. */
  readonly drainSeconds: number
  readonly logLevel: string
  readonly logTo?: { readonly write: (line: string) => void }
  /** Checks answers against their contracts before they are sent. */
  readonly checksAnswers: boolean
  /** Signs what leaves the service and must come back unchanged (the sandbox bank's verdict). */
  readonly signingSecret: string
  /** Signs the reports of warehouses and carriers; null refuses them all. */
  readonly carrierSecret: string | null
  /** Signs the notifications of payment providers; null refuses them all. */
  readonly providerSecret: string | null
  /** How many proxies in front of the service name the caller. */
  readonly proxies: number
  /** A proof of work, or the sandbox's, which accepts everybody. */
  readonly botCheck: 'proof-of-work' | 'sandbox'
  /** A Photon server's `/api`; null: the sandbox knows its own places, production suggests none. */
  readonly addressLookupUrl: string | null
  /** A LibreTranslate server's `/translate`; null: only translations that the database has. */
  readonly translateUrl: string | null
  /** `smtps://user:password@mail.example`; null uses the sandbox's outbox. */
  readonly smtpUrl: string | null
  /** False lets a sandbox be tried as a shop that sends no mail. */
  readonly sandboxMails: boolean
  readonly mailFrom: string
  /** Null: invoices name only the brand. */
  readonly seller: Seller | null
  /** The module that makes the payment providers; null uses the sandbox's. */
  readonly providers: string | null
  /** Origins that the providers' scripts may call, load pictures from and frame on the microsite. */
  readonly providerOrigins: readonly string[]
  /** The script of people's galleries; null uses the sandbox's. Their pictures may be taken from these origins. */
  readonly socialScript: string | null
  readonly socialOrigins: readonly string[]
  /** Parts of the paths of pages of made-to-order products. */
  readonly customsPaths: readonly string[]
  /** Who may open the moderators' page. Without any, production has no such page, and the sandbox's is open. */
  readonly moderators: readonly Moderator[]
  /** True lets a sandbox be tried as a shop that reads reviews and questions first. */
  readonly moderates: boolean
}

const SANDBOX_SIGNING_SECRET = 'till-sandbox-signing-secret-not-for-production'

/** README.md lists the variables. */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const production = isProduction(environment)
  const shopPort = readPort(environment, 'TILL_SHOP_PORT', 4401)
  const shopOrigin = readShopOrigin(environment) ?? `http://localhost:${shopPort}`
  const configuration: Configuration = {
    environment: production ? 'production' : 'sandbox',
    isDeveloped: environment.NODE_ENV === 'development',
    hostPort: readPort(environment, 'TILL_HOST_PORT', 4400),
    shopPort,
    listenHost: environment.TILL_HOST || 'localhost',
    pageOrigins: production ? [] : readOrigins(environment, 'TILL_PAGE_ORIGINS'),
    shopOrigin,
    passkeyDomain: readPasskeyDomain(environment, shopOrigin),
    dataFolder: environment.TILL_DATA_DIR || '.till',
    databaseUrl: readDatabaseUrl(environment),
    connections: readNumber(environment, 'TILL_DATABASE_CONNECTIONS', 8, { least: 1, most: 500 }),
    shopFolder: environment.TILL_SHOP_DIR || fileURLToPath(new URL('../shop/', import.meta.url)),
    limits: readLimits(environment, production),
    metricsPort: readMetricsPort(environment, shopPort),
    requestSeconds: readNumber(environment, 'TILL_REQUEST_SECONDS', 30, { least: 1, most: 3600 }),
    drainSeconds: readNumber(environment, 'TILL_DRAIN_SECONDS', production ? 10 : 0, { most: 3600 }),
    logLevel: readLogLevel(environment) ?? (production ? 'info' : 'warn'),
    checksAnswers: environment.NODE_ENV !== 'production',
    signingSecret: environment.TILL_SIGNING_SECRET || SANDBOX_SIGNING_SECRET,
    carrierSecret: readCallerSecret(environment, 'TILL_CARRIER_SECRET', production),
    providerSecret: readCallerSecret(environment, 'TILL_PROVIDER_SECRET', production),
    proxies: readProxies(environment),
    botCheck: production || readSwitch(environment, 'TILL_BOT_CHECK', false) ? 'proof-of-work' : 'sandbox',
    addressLookupUrl: readServer(environment, 'TILL_ADDRESS_LOOKUP_URL', 'https://photon.example/api'),
    translateUrl: readServer(environment, 'TILL_TRANSLATE_URL', 'https://translate.example/translate'),
    smtpUrl: readSmtpUrl(environment),
    sandboxMails: readSwitch(environment, 'TILL_SANDBOX_MAILS', true),
    mailFrom: readMailFrom(environment),
    seller: readSeller(environment, production),
    providers: environment.TILL_PROVIDERS || null,
    providerOrigins: readOrigins(environment, 'TILL_PROVIDER_ORIGINS'),
    socialScript: readSocialScript(environment),
    socialOrigins: readOrigins(environment, 'TILL_SOCIAL_ORIGINS'),
    customsPaths: (environment.TILL_CUSTOMS_PATHS || '/customs').split(/[\s,]+/),
    moderators: readModerators(environment, production),
    moderates: readSwitch(environment, 'TILL_MODERATION', false),
  }
  if (production) refuseSandbox(configuration, environment)
  return configuration
}

/** Variables of ours without any meaning here: a misspelt one would change nothing, and nobody would notice. */
export function unreadVariables(environment: NodeJS.ProcessEnv): string[] {
  const read = new Set<PropertyKey>()
  const get = (all: NodeJS.ProcessEnv, name: string) => {
    read.add(name)
    return all[name]
  }
  readConfiguration(new Proxy(environment, { get }))
  return Object.keys(environment).filter(name => name.startsWith('TILL_') && !read.has(name))
}

/** A misspelt `production` must not start a sandbox, whose secret is public. */
function isProduction({ TILL_ENV: named }: NodeJS.ProcessEnv): boolean {
  if (!named || named === 'sandbox') return false
  if (named === 'production') return true
  throw new ConfigurationError(`TILL_ENV must be 'production' or 'sandbox', not '${named}'.`)
}

function readShopOrigin({ TILL_SHOP_ORIGIN: origin }: NodeJS.ProcessEnv): string | null {
  if (!origin || isOrigin(origin)) return origin || null
  throw new ConfigurationError(`TILL_SHOP_ORIGIN must be an origin like https://shop.example, not '${origin}'.`)
}

/** Browsers refuse a domain that is not the shop's host or a parent of it, so the start does too. */
function readPasskeyDomain({ TILL_PASSKEY_DOMAIN: domain }: NodeJS.ProcessEnv, shopOrigin: string): string {
  const { hostname } = new URL(shopOrigin)
  if (!domain || hostname === domain || (domain.includes('.') && hostname.endsWith(`.${domain}`)))
    return domain || hostname
  throw new ConfigurationError(`TILL_PASSKEY_DOMAIN must be ${hostname} or a domain above it, not '${domain}'.`)
}

/** A secret that callers of the shop know, so it opens nothing else and can be replaced. */
function readCallerSecret(environment: NodeJS.ProcessEnv, name: string, production: boolean): string | null {
  const secret = environment[name]
  const sandbox = `${SANDBOX_SIGNING_SECRET} ${name}`
  if (!secret) return production ? null : sandbox
  if (production && (secret.length < 32 || secret === sandbox || secret === environment.TILL_SIGNING_SECRET))
    throw new ConfigurationError(`In production ${name} must be a secret of its own of at least 32 characters.`)
  return secret
}

/** The URL may contain a password, so no message quotes it. */
function readDatabaseUrl({ DATABASE_URL: url }: NodeJS.ProcessEnv): string | null {
  if (!url) return null
  // With a socket it has no host: `postgres://till@/shop?host=/run/postgresql`.
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url.replace('@/', '@localhost/'))) return url
  throw new ConfigurationError('DATABASE_URL must be an address like postgres://user:password@localhost:5432/shop.')
}

/** Its hash may follow after a space. */
function readSocialScript({ TILL_SOCIAL_SCRIPT: script }: NodeJS.ProcessEnv): string | null {
  if (!script) return null
  if (/^https:\/\/\S+(?: sha(?:256|384|512)-\S+)?$/.test(script)) return script
  throw new ConfigurationError('TILL_SOCIAL_SCRIPT must be like https://social.example/{containerId}.js?l={locale}.')
}

const SANDBOX_SELLER: Seller = {
  name: 'Northlane',
  address: ['1 Harbor Way', 'Portland, OR 97209', 'United States'],
  vatId: null,
}

/** `Northlane GmbH | Hafenstraße 4 | 20457 Hamburg`: the name, then the address. */
function readSeller(
  { TILL_SELLER: text, TILL_SELLER_VAT: vatId }: NodeJS.ProcessEnv,
  production: boolean,
): Seller | null {
  const [name, ...address] = (text ?? '')
    .split('|')
    .map(part => part.trim())
    .filter(Boolean)
  if (name && address.length > 0) return { name, address, vatId: vatId || null }
  if (name || vatId)
    throw new ConfigurationError(
      "TILL_SELLER must be a name and an address: 'Northlane GmbH | Hafenstraße 4 | 20457 Hamburg'.",
    )
  return production ? null : SANDBOX_SELLER
}

export type MailSettings = Pick<Configuration, 'environment' | 'smtpUrl' | 'sandboxMails'>

/** Whether mails are sent; the sandbox's outbox counts. */
export const sendsMails = ({ environment, smtpUrl, sandboxMails }: MailSettings): boolean =>
  smtpUrl !== null || (environment === 'sandbox' && sandboxMails)

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

function readLogLevel({ TILL_LOG_LEVEL: level }: NodeJS.ProcessEnv): string | null {
  if (!level || LOG_LEVELS.includes(level)) return level || null
  throw new ConfigurationError(`TILL_LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not '${level}'.`)
}

function readLimits(environment: NodeJS.ProcessEnv, production: boolean): Limits | null {
  const limits = limitsOf(production)
  const everything = readNumber(environment, 'TILL_RATE_LIMIT', limits.everything.max, { least: 1 })
  if (!readSwitch(environment, 'TILL_RATE_LIMITS', true)) return null
  return { ...limits, everything: { max: everything, seconds: 60 } }
}

/** Trusts only what the nearest proxies wrote; the caller could have written the rest of the header. */
function readProxies({ TILL_TRUST_PROXY: text }: NodeJS.ProcessEnv): number {
  if (!text || text === 'off') return 0
  if (text === 'on') return 1
  if (/^\d$/.test(text)) return Number(text)
  throw new ConfigurationError(`TILL_TRUST_PROXY must be 'on', 'off' or how many proxies there are, not '${text}'.`)
}

/** Cookies and the links of mails stand on the shop's origin. */
const SAFE_ORIGIN = /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|$)/

function refuseSandbox(
  { signingSecret, databaseUrl, limits }: Configuration,
  { TILL_SHOP_ORIGIN: origin = '' }: NodeJS.ProcessEnv,
): void {
  if (signingSecret === SANDBOX_SIGNING_SECRET || signingSecret.length < 32) {
    throw new ConfigurationError(
      'In production TILL_SIGNING_SECRET must be a secret of your own of at least 32 characters.',
    )
  }
  if (!databaseUrl) throw new ConfigurationError('In production DATABASE_URL must name a PostgreSQL database.')
  if (!limits) throw new ConfigurationError('In production the rate limits cannot be off.')
  if (SAFE_ORIGIN.test(origin)) return
  throw new ConfigurationError(
    'In production TILL_SHOP_ORIGIN must be the https address that browsers find the shop at.',
  )
}
