import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import config from '../../.dependency-cruiser.mjs'
import { serviceDomains } from './service-rules.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'till-imports-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** The names of the rules that a project of these files offends. */
async function offended(files: Record<string, string>): Promise<string[]> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  writeFileSync(join(folder, 'package.json'), '{ "dependencies": { "effector": "*", "preact": "*", "react": "*" } }')
  for (const name of ['effector', 'preact', 'react']) {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true })
    writeFileSync(join(folder, 'node_modules', name, 'package.json'), `{ "name": "${name}", "main": "index.js" }`)
    writeFileSync(join(folder, 'node_modules', name, 'index.js'), 'exports.h = 1')
  }
  const { tsConfig, ...options } = config.options ?? {}
  const { output } = await cruise(['.'], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: config.forbidden ?? [], required: config.required ?? [] },
  })
  return [...new Set((output as ICruiseResult).summary.violations.map(violation => violation.rule.name))]
}

const nothing = 'export const a = 1'

/** A project that breaks exactly one rule, for each rule. */
const offences: Record<string, Record<string, string>> = {
  'lower-floors-know-no-higher': {
    'core/runtime/scope.ts': "export const late = () => import('../wiring/late')",
    'core/wiring/late.ts': nothing,
  },
  'domains-know-no-wiring': {
    'core/cart/index.ts': "export const late = () => import('../wiring/late')",
    'core/wiring/late.ts': nothing,
  },
  'wiring-makes-no-calls': {
    'core/wiring/cart/join.ts': "import { endpoints } from '../../cart/endpoints'\nexport const a = endpoints",
    'core/cart/endpoints.ts': 'export const endpoints = {}',
    'widgets/entry.ts': "import '../core/wiring/cart/join'",
  },
  'wiring-is-reached': { 'widgets/entry.ts': nothing, 'core/wiring/cart/alone.ts': nothing },
  'core-stands-alone': { 'core/cart/model.ts': "import { h } from 'react'\nexport const a = h" },
  'domains-do-not-know-each-other': {
    'core/cart/model.ts': "import { a } from '../session/index'\nexport const b = a",
    'core/session/index.ts': nothing,
  },
  'domain-has-one-door': {
    'widgets/menu/menu.tsx': "import { a } from '../../core/cart/model'\nexport const b = a",
    'core/cart/model.ts': nothing,
  },
  'widgets-do-not-know-each-other': {
    'widgets/menu/menu.tsx': "import { a } from '../mini-cart/mini-cart'\nexport const b = a",
    'widgets/mini-cart/mini-cart.tsx': nothing,
  },
  'ui-knows-no-widget': {
    'widgets/ui/button.tsx': "import { a } from '../mini-cart/mini-cart'\nexport const b = a",
    'widgets/mini-cart/mini-cart.tsx': nothing,
  },
  'cart-parts-know-no-widget': {
    'widgets/cart-parts/line.tsx': "import { a } from '../menu/menu'\nexport const b = a",
    'widgets/menu/menu.tsx': nothing,
  },
  'enrolment-parts-know-no-widget': {
    'widgets/enrolment-parts/step.tsx': "import { a } from '../menu/menu'\nexport const b = a",
    'widgets/menu/menu.tsx': nothing,
  },
  'product-parts-know-no-widget': {
    'widgets/product-parts/card.tsx': "import { a } from '../menu/menu'\nexport const b = a",
    'widgets/menu/menu.tsx': nothing,
  },
  'cart-parts-are-for-carts': {
    'widgets/menu/menu.tsx': "import { a } from '../cart-parts/line'\nexport const b = a",
    'widgets/cart-parts/line.tsx': nothing,
  },
  'closed-looks-stay-small': {
    'widgets/menu/menu.closed.ts': "import { a } from '../ui/button'\nexport const b = a",
    'widgets/ui/button.tsx': nothing,
  },
  'closed-words-stay-small': {
    'widgets/menu/menu.closed-words.ts': "import { a } from '../../core/site/words'\nexport const b = a",
    'core/site/words.ts': nothing,
  },
  'widget-stays-home': {
    'widgets/menu/menu.tsx': "import { a } from '../../checkout-site/routes'\nexport const b = a",
    'checkout-site/routes.ts': nothing,
  },
  'view-has-no-endpoint': {
    'widgets/menu/menu.tsx': "import { a } from '../../core/cart/endpoints'\nexport const b = a",
    'core/cart/endpoints.ts': nothing,
  },
  "view-has-no-endpoint of a domain's part": {
    'widgets/menu/menu.tsx': "import { a } from '../../core/cart/gifts/endpoints'\nexport const b = a",
    'core/cart/gifts/endpoints.ts': nothing,
  },
  'view-takes-types-of-contracts': {
    'widgets/menu/menu.tsx': "import { a } from '../../core/cart/contracts'\nexport const b = a",
    'core/cart/contracts.ts': nothing,
  },
  'microsite-borrows-views-alone': {
    'checkout-site/main.tsx': "import { a } from '../widgets/host/define-widget'\nexport const b = a",
    'widgets/host/define-widget.ts': nothing,
  },
  'sources-write-react': { 'widgets/menu/menu.tsx': "import { h } from 'preact'\nexport const a = h" },
  'loader-imports-widgets-late': {
    'loader/till.ts': "import { a } from '../widgets/index'\nexport const b = a",
    'widgets/index.ts': nothing,
  },
  'loader-stays-small': { 'loader/till.ts': "import { h } from 'effector'\nexport const a = h" },
  'nobody-imports-the-loader': {
    'core/runtime/scope.ts': "import { a } from '../../loader/boot'\nexport const b = a",
    'loader/boot.ts': nothing,
  },
  'service-shares-the-wire-alone': {
    'demo-host/service/app.ts': "import { a } from '../../core/cart/index'\nexport const b = a",
    'core/cart/index.ts': nothing,
  },
  'service-database-is-the-ground': {
    'demo-host/service/database/lease.ts': "import { a } from '../repositories/orders'\nexport const b = a",
    'demo-host/service/repositories/orders.ts': nothing,
  },
  'service-repositories-know-no-domain': {
    'demo-host/service/repositories/orders.ts': "import { a } from '../pricing/tax'\nexport const b = a",
    'demo-host/service/pricing/tax.ts': nothing,
  },
  'service-domains-know-no-http': {
    'demo-host/service/orders/settle-order.ts': "import { a } from '../plugins/sweeps'\nexport const b = a",
    'demo-host/service/plugins/sweeps.ts': nothing,
  },
  'service-plugins-know-no-route': {
    'demo-host/service/plugins/metrics.ts': "import { a } from '../routes/cart/routes'\nexport const b = a",
    'demo-host/service/routes/cart/routes.ts': nothing,
  },
  'service-routes-open-no-transaction': {
    'demo-host/service/routes/cart/routes.ts':
      "import { inTransaction } from '../../database/transaction'\nexport const a = inTransaction",
    'demo-host/service/database/transaction.ts': 'export const inTransaction = 1',
  },
  'service-routes-speak-http': { 'demo-host/service/routes/cart/decide.ts': nothing },
  ...Object.fromEntries(
    serviceDomains.slice(0, -1).map(domain => [
      `service-${domain}-reaches-down-only`,
      {
        [`demo-host/service/${domain}/a.ts`]: "import { a } from '../my-data/a'\nexport const b = a",
        'demo-host/service/my-data/a.ts': nothing,
      },
    ]),
  ),
  'seed-fills-the-sandbox-alone': {
    'demo-host/service/pricing/tax.ts': "import { a } from '../seed/tax'\nexport const b = a",
    'demo-host/service/seed/tax.ts': nothing,
  },
  'nobody-imports-the-service': {
    'demo-host/pages/home.ts': "import { a } from '../service/app'\nexport const b = a",
    'demo-host/service/app.ts': nothing,
  },
  'pages-use-the-built-shop': {
    'demo-host/pages/home.ts': "import { a } from '../../core/format/money'\nexport const b = a",
    'core/format/money.ts': nothing,
  },
  'browser-code-has-no-node': { 'loader/boot.ts': "import { join } from 'node:path'\nexport const a = join" },
  'testing-is-for-tests': {
    'core/cart/model.ts': "import { a } from '../testing/shop-for'\nexport const b = a",
    'core/testing/shop-for.ts': nothing,
  },
  'no-cycles': {
    'core/format/money.ts': "import { b } from './percent'\nexport const a = () => b",
    'core/format/percent.ts': "import { a } from './money'\nexport const b = () => a",
  },
  'no-cycles behind an import()': {
    'core/format/money.ts': "export const a = (): Promise<typeof import('./percent')> => import('./percent')",
    'core/format/percent.ts': "import { a } from './money'\nexport const b = () => a",
  },
  'imports-exist': { 'core/format/money.ts': "import { b } from './nowhere'\nexport const a = b" },
}

describe('the import rules', () => {
  test.each(Object.entries(offences))('%s finds its offender', async (rule, files) => {
    expect(await offended(files)).toContain(rule.split(' ')[0])
  })

  test('each rule has an offender here and a sentence for it', () => {
    const rules = [...(config.forbidden ?? []), ...(config.required ?? [])]
    expect(rules.map(rule => rule.name).sort()).toEqual(
      [...new Set(Object.keys(offences).map(rule => rule.split(' ')[0]))].sort(),
    )
    expect(rules.filter(rule => !rule.comment?.endsWith('.'))).toEqual([])
  })

  test('a project as it is meant offends none', async () => {
    const files = {
      'core/cart/index.ts': "import { createStore } from 'effector'\nexport const a = createStore",
      'core/cart/contracts.ts': 'export type Cart = { id: string }',
      'core/wiring/session/cart-follows-session.ts':
        "import { a } from '../../cart/index'\nimport { b } from '../../session/index'\nexport const c = [a, b]",
      'core/session/index.ts': 'export const b = 1',
      'widgets/entry.ts':
        "import '../core/wiring/session/cart-follows-session'\nexport const a = () => import('./index')",
      'loader/till.ts': "export type Widgets = typeof import('../widgets/index')",
      'widgets/index.ts': "export const menu = () => import('./menu/menu')",
      'widgets/menu/menu.tsx':
        "import { a } from '../../core/cart/index'\nimport type { Cart } from '../../core/cart/contracts'\nexport const b = (c: Cart) => [a, c]",
      'demo-host/service/routes/cart/routes.ts':
        "import type { Tx } from '../../database/transaction'\nimport { mount } from '../../plugins/mount'\nexport const a = (tx: Tx) => mount(tx)",
      'demo-host/service/plugins/mount.ts': 'export const mount = (a: unknown) => a',
      'demo-host/service/database/transaction.ts': 'export type Tx = { id: string }',
      'demo-host/service/app.ts':
        "import type { Cart } from '../../core/cart/contracts'\nexport const a = (c: Cart) => c",
    }
    expect(await offended(files)).toEqual([])
  })
})
