import fp from 'fastify-plugin'
import { endpoints as inStore } from '../../../../core/in-store/endpoints'
import { metricNames, pageKinds, type PerformanceReport } from '../../../../core/measurement/contracts'
import { endpoints as measurement } from '../../../../core/measurement/endpoints'
import { endpoints as botCheck } from '../../../../core/site/bot-check/endpoints'
import { endpoints } from '../../../../core/site/endpoints'
import { endpoints as settings } from '../../../../core/site/settings/endpoints'
import { challengeFor } from '../../calls/bot-proof'
import { type Configuration, sendsMails } from '../../configuration'
import type { AccessKey } from '../../repositories/access-keys'
import { lookupOf } from '../../delivery/address-lookup/lookup'
import { inWordsOf } from '../../delivery/province-names'
import { fail } from '../../failure'
import { asksProof } from '../../people/newsletter-proof'
import { isSimplified, signUpRulesOf } from '../../people/sign-up-form'
import { mount } from '../../plugins/mount'
import { socialSettings } from '../../social/settings'
import { walletSettings } from '../../wallets/features'
import { readAddressRules, readCountries, readEmployees, readStores } from '../../repositories/site'

const MAX_FAILURES = 100
const LONGEST_MS = 3_600_000

export const siteRoutes = fp(
  async app => {
    mount(app, settings.readSiteSettings, async call => {
      const { key, configuration, country } = call
      const { features, ...wallets } = walletSettings(call)
      return {
        locales: [...key.locales],
        currencies: [...key.currencies],
        trust: key.trust,
        features: {
          mock: configuration.environment === 'sandbox',
          mail: sendsMails(configuration),
          notifyMe: sendsMails(configuration),
          addressLookup: lookupOf(configuration, call.db) !== null,
          miniCart: true,
          expressCheckout: true,
          dynamicNewsletter: key.trust === 'first-party',
          confirmedNewsletter: asksProof(configuration, country),
          signUp: key.trust === 'first-party',
          simplifiedEnrolment: isSimplified(signUpRulesOf(country)),
          ...features,
        },
        environment: configuration.environment,
        botCheck: configuration.botCheck,
        brand: key.siteId,
        ...(key.productUrl ? { productUrl: key.productUrl } : {}),
        ...homeOf(key, configuration),
        ...wallets,
        ...socialSettings(configuration),
      }
    })

    mount(app, botCheck.readBotChallenge, call => challengeFor(call, call.query.action), { limit: 'botChallenge' })

    mount(app, endpoints.checkOrigin, async ({ query }) => ({
      isRegistered: await app.service.accessKeys.isRegistered(query.origin),
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

    mount(app, inStore.readStores, async ({ db, key }) => ({ stores: await readStores(db, key.countries) }))

    mount(app, inStore.readStoreEmployees, async ({ db, params }) => {
      const employees = await readEmployees(db, params.storeId)
      if (!employees) throw fail('STR404', {}, { status: 404 })
      return { employees }
    })

    mount(app, measurement.reportPerformance, async ({ body, log, key }) => {
      const measures = knownMeasures(body)
      if (measures.length > 0) log.info({ key: key.key, page: kindOfPage(body.page), measures }, 'Performance')
      return undefined
    })

    mount(app, endpoints.reportContract, async ({ body, params, log, key }) => {
      const contract = app.service.mounted.some(({ name }) => name === params.contract) ? params.contract : 'unknown'
      log.warn({ key: key.key, contract, failures: Math.min(body.failures.length, MAX_FAILURES) }, 'Broken contract')
      return undefined
    })
  },
  { name: 'site-routes', dependencies: ['calls'] },
)

/** The first origin of the key that is not the shop's own. */
function homeOf({ origins }: AccessKey, { shopPort }: Configuration): { home?: string } {
  const home = [...origins].find(origin => new URL(origin).port !== String(shopPort))
  return home ? { home } : {}
}

// Anybody may send a report, so only known words and plausible numbers are logged.

function knownMeasures({ measures }: PerformanceReport): { name: string; value: number }[] {
  const byName = new Map(measures.map(({ name, value }) => [name, value]))
  return metricNames.flatMap(name => {
    const value = byName.get(name)
    return value !== undefined && value >= 0 && value <= LONGEST_MS ? [{ name, value }] : []
  })
}

const kindOfPage = (page: string): string => pageKinds.find(kind => kind === page) ?? 'other'
