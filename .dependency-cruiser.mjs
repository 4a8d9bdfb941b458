// Who may import whom (core/decisions/0001 and README). Each rule's comment is the sentence that an offender reads.

import { requiredInService, serviceRules } from './demo-host/checks/service-rules.mjs'

const rooms = '^(core|widgets|checkout-site|loader|demo-host)/'
const tests = '(\\.(test|e2e|stories)|/put-[^/]+)\\.tsx?$'
const tooling = '^(widgets|loader|checkout-site|demo-host)/build/'
const package_ = names => `(^|/)node_modules/(${names})(/|$)`

/** The folders of core that are not a domain: anyone in core may use them. */
const shared = 'decisions|errors|format|http|runtime|shapes|testing|validate|wiring'
const domainFile = `^core/(?!(?:${shared})/)([^/]+)/`
/** What a domain shows to others: an `index.ts`, its own or that of a part which few pages need (`session/signing`), and its wire. */
const frontDoor = '/(index|contracts|endpoints)\\.ts$'
const types = ['type-only', 'type-import']

/** The ground floor of core: what every domain builds on. */
const ground = '^core/(?:errors|format|http|runtime|shapes|validate)/'
/** What the ground floor may know of domains: how the shop is set up and speaks, and the wire of the session that calls go under. */
const sharedFacts = ['site/(config|contracts|words|closed-words)', 'session/(exchanging/)?(contracts|endpoints)'].map(
  file => `^core/${file}\\.ts$`,
)

const forbidden = [
  {
    name: 'lower-floors-know-no-higher',
    comment:
      'The ground floor of core (errors, format, http, runtime, shapes, validate) imports no domain and no wiring, `import()` included: an entry hands it what comes late (core/runtime/late.ts).',
    from: { path: ground, pathNot: tests },
    to: { path: '^core/', pathNot: [ground, ...sharedFacts] },
  },
  {
    name: 'domains-know-no-wiring',
    comment:
      'Wiring knows the domains, and no domain knows wiring, `import()` included: import it in the entry or the view that needs what it joins.',
    from: { path: domainFile, pathNot: tests },
    to: { path: '^core/wiring/' },
  },
  {
    name: 'wiring-makes-no-calls',
    comment:
      'Wiring joins domains by samples. What calls the service is a model: put it into the domain that it belongs to.',
    from: { path: '^core/wiring/', pathNot: tests },
    to: { path: ['^core/http/request\\.ts$', '/endpoints\\.ts$'] },
  },
  {
    name: 'wiring-is-reached',
    comment: 'No entry reaches this file of core/wiring, so that what it joins stays apart: import it, or take it out.',
    from: { path: '^(widgets/entry\\.ts|checkout-site/(window/)?main\\.tsx)$' },
    to: { path: '^core/wiring/', pathNot: tests, reachable: false },
  },
  {
    name: 'core-stands-alone',
    comment:
      'core runs without a screen: it imports core, effector, superstruct and small framework-free libraries, nothing else.',
    from: { path: '^core/', pathNot: [tests, '^core/testing/'] },
    to: { pathNot: ['^core/', package_('@simplewebauthn/browser|altcha-lib|effector|superstruct|web-vitals')] },
  },
  {
    name: 'domains-do-not-know-each-other',
    comment:
      'Two domains meet in core/wiring/, in one file with one sentence; a domain never imports another (its wire aside).',
    from: { path: domainFile, pathNot: tests },
    to: { path: domainFile, pathNot: ['^core/$1/', '^core/site/', '/(contracts|endpoints)\\.ts$'] },
  },
  {
    name: 'domain-has-one-door',
    comment:
      'Outside core a domain is used through an index.ts, its own or that of a part: export there what you need of it, and import that.',
    from: { pathNot: ['^core/', '^demo-host/service/', tests] },
    to: { path: domainFile, pathNot: [frontDoor, '^core/site/'] },
  },
  {
    name: 'widgets-do-not-know-each-other',
    comment: 'A widget never imports another: two widgets meet in core, through a store that both read.',
    from: { path: '^widgets/(?!(?:host|ui|cart-parts|enrolment-parts|product-parts|react|build|testing)/)([^/]+)/' },
    to: {
      path: '^widgets/(?!(?:host|ui|cart-parts|enrolment-parts|product-parts|build|testing)/)[^/]+/',
      pathNot: '^widgets/$1/',
    },
  },
  {
    name: 'ui-knows-no-widget',
    comment: 'widgets/ui and widgets/host serve every widget, so they import none.',
    from: { path: '^widgets/(ui|host)/' },
    to: { path: '^widgets/(?!(?:host|ui|build|testing)/)[^/]+/' },
  },
  {
    name: 'cart-parts-know-no-widget',
    comment: 'widgets/cart-parts serves the bag and the cart page, so it imports no widget.',
    from: { path: '^widgets/cart-parts/', pathNot: tests },
    to: { path: '^widgets/(?!(?:host|ui|cart-parts)/)[^/]+/' },
  },
  {
    name: 'enrolment-parts-know-no-widget',
    comment:
      'widgets/enrolment-parts serves the dialog of the sign-in and the page of enrolment, so it imports no widget.',
    from: { path: '^widgets/enrolment-parts/', pathNot: tests },
    to: { path: '^widgets/(?!(?:host|ui|enrolment-parts)/)[^/]+/' },
  },
  {
    name: 'product-parts-know-no-widget',
    comment: 'widgets/product-parts serves the lists of products, so it imports no widget.',
    from: { path: '^widgets/product-parts/', pathNot: tests },
    to: { path: '^widgets/(?!(?:host|ui|product-parts)/)[^/]+/' },
  },
  {
    name: 'cart-parts-are-for-carts',
    comment: 'Only the bag and the microsite show a cart: others take what they need from widgets/ui.',
    from: { path: '^widgets/(?!(?:mini-cart|cart-parts)/)', pathNot: tests },
    to: { path: '^widgets/cart-parts/' },
  },
  {
    name: 'widget-stays-home',
    comment: 'A widget imports core, widgets/ui, widgets/host and itself: not the loader, the microsite or the demo.',
    from: { path: '^widgets/', pathNot: tooling },
    to: { path: '^(checkout-site|loader|demo-host)/' },
  },
  {
    name: 'view-has-no-endpoint',
    comment:
      'A view translates units to pixels: it imports no endpoints and no http. Start the call in the model, by an event.',
    from: { path: '^(widgets|checkout-site)/.*\\.tsx$', pathNot: tests },
    to: { path: ['^core/.+/endpoints\\.ts$', '^core/http/'] },
  },
  {
    name: 'view-takes-types-of-contracts',
    comment: 'Of contracts a view imports types alone (`import type`): checking what arrives is not its work.',
    from: { path: '^(widgets|checkout-site)/.*\\.tsx$', pathNot: tests },
    to: { path: '^core/([^/]+/contracts|shapes/[^/]+)\\.ts$', dependencyTypesNot: types },
  },
  {
    name: 'microsite-borrows-views-alone',
    comment:
      "checkout-site imports core, widgets/ui, widgets/react, the parts that widgets share with it, and a widget's plain views and hooks: no host element, no registry.",
    from: { path: '^checkout-site/', pathNot: tooling },
    to: {
      path: '^(widgets|loader|demo-host)/',
      pathNot: [
        '^widgets/(ui|react)/',
        '^widgets/(cart|enrolment|product)-parts/',
        '^widgets/(?!host/)[^/]+/([^/]+\\.(tsx|css)|use-[^/]+\\.ts)$',
        '\\.words\\.',
        // How tests of views look at a page and type.
        '^widgets/testing/(see|type-into)\\.ts$',
      ],
    },
  },
  {
    name: 'sources-write-react',
    comment: 'Sources write `react`; the build decides whether that is preact/compat. Nothing imports preact by name.',
    from: { path: rooms },
    to: { path: package_('preact') },
  },
  {
    name: 'loader-imports-widgets-late',
    comment:
      'The loader reaches widgets by import() alone, at the addresses in loader/assets.ts; it may know their types, and carries their closed looks.',
    from: { path: '^loader/', pathNot: [tests, tooling] },
    to: {
      path: '^widgets/',
      pathNot: '^widgets/closed-looks\\.ts$',
      dependencyTypesNot: [...types, 'dynamic-import'],
    },
  },
  {
    name: 'loader-stays-small',
    comment: 'The loader travels to every page: it imports no package, and of core only what has none.',
    from: { path: '^loader/', pathNot: [tests, tooling] },
    to: { path: '(^|/)node_modules/', dependencyTypesNot: types },
  },
  {
    name: 'closed-looks-stay-small',
    comment:
      'A closed look travels with the loader to every page: it imports core/runtime, its own closed words and its sheet, nothing else.',
    from: { path: '\\.closed\\.ts$' },
    to: { pathNot: ['^core/runtime/(closed-widget|page-dom)\\.ts$', '\\.closed-words\\.ts$', '\\.css'] },
  },
  {
    name: 'closed-words-stay-small',
    comment: 'Closed words travel in all languages at once: they import core/site/closed-words, nothing else.',
    from: { path: '\\.closed-words\\.ts$' },
    to: { pathNot: '^core/site/closed-words\\.ts$' },
  },
  {
    name: 'nobody-imports-the-loader',
    comment: 'Nobody imports the loader: what others need of it belongs in core.',
    from: { path: rooms, pathNot: ['^loader/', tooling] },
    to: { path: '^loader/' },
  },
  ...serviceRules,
  {
    name: 'nobody-imports-the-service',
    comment: 'Nothing imports the service: it is reached over HTTP, as in life.',
    from: { path: rooms, pathNot: '^demo-host/service/' },
    to: { path: '^demo-host/service/' },
  },
  {
    name: 'pages-use-the-built-shop',
    comment: 'A host page is a stranger: it uses the built till.js and the API, and of our sources types alone.',
    from: { path: '^demo-host/pages/', pathNot: tests },
    to: { path: '^(core|widgets|checkout-site|loader)/', dependencyTypesNot: types },
  },
  {
    name: 'browser-code-has-no-node',
    comment: 'What runs in a page imports nothing of Node.',
    from: { path: '^(core|widgets|checkout-site|loader)/', pathNot: [tests, tooling, '/testing/'] },
    to: { dependencyTypes: ['core'], dependencyTypesNot: types },
  },
  {
    name: 'testing-is-for-tests',
    comment: 'Only tests import tests and core/testing/.',
    from: { path: rooms, pathNot: [tests, '^core/testing/', '/testing/'] },
    to: { path: ['^core/testing/', '\\.(test|e2e)\\.tsx?$'] },
  },
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one idea, or hide a third: take that out, and let both import it.',
    from: {},
    // `typeof import('./x')` counts: where a file has that and an `import('./x')` as well, the checker reports the type alone.
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'imports-exist',
    comment: 'This import leads nowhere: the file is missing, or the package is not in package.json.',
    from: {},
    to: { couldNotResolve: true, pathNot: '\\.css' },
  },
]

const asError = rule => ({ severity: 'error', ...rule })

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: forbidden.map(asError),
  required: requiredInService.map(asError),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', '\\.css', '\\.mjs$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js'],
    },
  },
}
