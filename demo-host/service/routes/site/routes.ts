import { endpoints as measurement } from '../../../../core/measurement/endpoints'
import { endpoints } from '../../../../core/site/endpoints'
import { inWordsOf } from '../../delivery/province-names'
import { fail } from '../../failure'
import { mount } from '../../plugins/mount'
import type { ShopApp } from '../../plugins/shop'
import { walletSettings } from '../../wallets/features'
import { readAddressRules, readCountries, readEmployees, readStores } from '../../repositories/site'

/** Mounts what belongs to the site rather than to a cart. */
export function siteRoutes(app: ShopApp): void {
  mount(app, endpoints.readSiteSettings, async call => {
    const { key, configuration } = call
    const { features, ...wallets } = walletSettings(call)
    return {
      locales: [...key.locales],
      currencies: [...key.currencies],
      trust: key.trust,
      features: {
        mock: configuration.environment === 'sandbox',
        notifyMe: true,
        miniCart: true,
        expressCheckout: true,
        signUp: false,
        ...features,
      },
      environment: configuration.environment,
      ...wallets,
    }
  })

  mount(app, endpoints.checkOrigin, async ({ query }) => ({
    isRegistered: await app.shop.accessKeys.isRegistered(query.origin),
  }))

  mount(app, endpoints.readServerTime, async () => ({ timestamp: new Date().toISOString() }))

  mount(app, endpoints.readAddressRules, async ({ db, params, key, locale }) => {
    const country = params.countryCode.toUpperCase()
    const isOurs = key.countries.includes(country) || key.billingCountries.includes(country)
    const rules = isOurs ? await readAddressRules(db, country) : null
    if (!rules) throw fail('API404', {}, { status: 404, message: 'There are no address rules for this country' })
    return inWordsOf(rules, locale)
  })

  mount(app, endpoints.readCountries, async ({ db, key, locale }) => ({
    countries: await readCountries(db, key, locale),
  }))

  mount(app, endpoints.readStores, async ({ db, key }) => ({ stores: await readStores(db, key.countries) }))

  mount(app, endpoints.readStoreEmployees, async ({ db, params }) => {
    const employees = await readEmployees(db, params.storeId)
    if (!employees) throw fail('STR404', {}, { status: 404 })
    return { employees }
  })

  mount(app, measurement.reportPerformance, async ({ body, log, key }) => {
    const page = body.page.split(/[?#]/)[0]
    log.info({ key: key.key, page, measures: body.measures.slice(0, 50) }, 'Performance')
    return undefined
  })

  mount(app, endpoints.reportContract, async ({ body, params, log, key }) => {
    log.warn(
      { key: key.key, contract: params.contract.slice(0, 100), failures: body.failures.length },
      'Broken contract',
    )
    return undefined
  })
}
