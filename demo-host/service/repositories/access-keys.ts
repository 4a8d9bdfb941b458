import type { Trust } from '../../../core/http/access'
import type { Configuration } from '../configuration'
import type { Db } from '../database/transaction'
import type { Currency } from '../pricing/money'

export type AccessKey = {
  readonly key: string
  readonly siteId: string
  readonly trust: Trust
  readonly origins: ReadonlySet<string>
  readonly locales: readonly string[]
  readonly currencies: readonly Currency[]
  readonly currencyByCountry: Readonly<Record<string, Currency>>
  readonly countries: readonly string[]
  readonly billingCountries: readonly string[]
  /** A template: `https://www.example.com{path}`. */
  readonly productUrl: string | null
}

export async function readAccessKeys(db: Db, configuration: Configuration): Promise<Map<string, AccessKey>> {
  const rows = await db.selectFrom('access_keys').selectAll().execute()
  return new Map(
    rows.map(row => [
      row.key,
      {
        key: row.key,
        siteId: row.site_id,
        trust: row.trust,
        origins: new Set(row.origins.flatMap(origin => originsOf(origin, configuration))),
        locales: row.locales,
        currencies: row.currencies,
        currencyByCountry: row.currency_by_country,
        countries: row.countries,
        billingCountries: row.billing_countries,
        productUrl: row.product_url?.replace(/^host\b/, `http://localhost:${configuration.hostPort}`) ?? null,
      },
    ]),
  )
}

function originsOf(origin: string, { hostPort, shopPort, shopOrigin, pageOrigins }: Configuration): string[] {
  if (origin !== 'host' && origin !== 'shop') return [origin]
  const own = (port: number) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
  return origin === 'host' ? [...own(hostPort), ...pageOrigins] : [...own(shopPort), shopOrigin]
}
