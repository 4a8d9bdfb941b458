// Imports in the service only go from routes to domains to repositories to database.

const tests = '\\.test\\.ts$'
const types = ['type-only', 'type-import']
const package_ = names => `(^|/)node_modules/(${names})(/|$)`
const service = '^demo-host/service/'
/** The service's domains, lowest first: each may use those before it. */
export const serviceDomains = [
  'outbox',
  'pricing',
  'calls',
  'content',
  'stock',
  'values',
  'loyalty',
  'people',
  'catalogue',
  'reviews',
  'social',
  'events',
  'personalisation',
  'stores',
  'delivery',
  'lists',
  'carts',
  'wallets',
  'payments',
  'orders',
  'mails',
  'moderation',
  'invoices',
  'fulfilment',
  'handoffs',
  'my-data',
]
const folders = names => `${service}(${names.join('|')})/`

const serviceDomainRules = serviceDomains.slice(0, -1).map((domain, floor) => ({
  name: `service-${domain}-reaches-down-only`,
  comment: `The service's domains use each other in one direction: ${domain}/ may not import ${serviceDomains.slice(floor + 1).join('/, ')}/ (types aside). Find the idea that both share, and give it a file in the lower one.`,
  from: { path: folders([domain]), pathNot: tests },
  to: { path: folders(serviceDomains.slice(floor + 1)), dependencyTypesNot: types },
}))

/** The rules of the service's floors. */
export const serviceRules = [
  {
    name: 'service-shares-the-wire-alone',
    comment:
      "The service imports core's contracts, endpoints, errors, and rules without a framework (validate, format) that form and service share: never a model.",
    from: { path: service, pathNot: tests },
    to: {
      path: '^(core|widgets|checkout-site|loader)/',
      pathNot: [
        '^core/[^/]+/(contracts|endpoints)\\.ts$',
        '^core/[^/]+/[^/]+/(contracts|endpoints)\\.ts$',
        '^core/(errors|shapes|validate|format)/',
        '^core/http/(endpoint|access)\\.ts$',
      ],
    },
  },
  {
    name: 'service-database-is-the-ground',
    comment:
      'database/ and migrations/ are the lowest floor of the service: of everything above they import types alone.',
    from: { path: folders(['database', 'migrations']), pathNot: tests },
    to: {
      path: folders([...serviceDomains, 'repositories', 'plugins', 'routes', 'documents', 'languages']),
      dependencyTypesNot: types,
    },
  },
  {
    name: 'service-repositories-know-no-domain',
    comment:
      'A repository reads and writes tables: of the domains above it imports types alone, and nothing of plugins/ and routes/.',
    from: { path: folders(['repositories', 'documents']), pathNot: tests },
    to: { path: folders([...serviceDomains, 'plugins', 'routes']), dependencyTypesNot: types },
  },
  {
    name: 'service-domains-know-no-http',
    comment:
      'The service goes one way: routes, domains, repositories, database. A domain imports nothing of plugins/, routes/ and Fastify.',
    from: { path: folders([...serviceDomains, 'repositories', 'documents', 'languages', 'database']), pathNot: tests },
    to: {
      path: [folders(['plugins', 'routes']), package_('fastify|fastify-plugin|@fastify/[^/]+')],
      dependencyTypesNot: types,
    },
  },
  {
    name: 'service-plugins-know-no-route',
    comment: 'A plugin serves every route, so it imports none.',
    from: { path: folders(['plugins']), pathNot: tests },
    to: { path: folders(['routes']) },
  },
  {
    name: 'service-routes-open-no-transaction',
    comment:
      'A route translates between HTTP and a domain and decides nothing: mountWrite gives it its transaction, and what needs another one belongs to a domain. Only routes/session/ may: it opens the session that mountWrite asks for.',
    from: { path: folders(['routes']), pathNot: [tests, `${service}routes/session/`] },
    to: { path: `${service}database/transaction\\.ts$`, dependencyTypesNot: types },
  },
  ...serviceDomainRules,
  {
    name: 'seed-fills-the-sandbox-alone',
    comment:
      'seed/ fills the sandbox and nothing else: only the start (app.ts, server.ts) imports it. Types that others need belong to their domain.',
    from: {
      path: service,
      pathNot: [tests, '^demo-host/service/(seed|testing)/', '^demo-host/service/(app|server)\\.ts$'],
    },
    to: { path: '^demo-host/service/seed/' },
  },
]

/** Imports that every file of a kind must have. */
export const requiredInService = [
  {
    name: 'service-routes-speak-http',
    comment:
      'A file of routes/ mounts calls, or reads requests and writes answers: it imports Fastify or a plugin. One that imports neither decides something, and belongs to a domain.',
    module: { path: `${service}routes/[^/]+/`, pathNot: [tests, '-(page|style)\\.ts$'] },
    to: { path: [`${service}plugins/`, package_('fastify|fastify-plugin')] },
  },
]
