const loader = 'till.js'

/** Needed by every view before it can run. */
const runs = ['widgets/host/mount.tsx', 'widgets/host/shop.ts']
/** The part of the shared runtime that each shop loads when the page is idle (widgets/host/shop.ts). */
const late = 'core/wiring/late.ts'
/** Loaded right after the first line is painted. */
const comesNext = [late, 'widgets/mini-cart/bag-messages.tsx', 'widgets/mini-cart/beside-lines.tsx']
const index = 'widgets/entry.ts'
const registry = 'widgets/index.ts'
/** What a widget's view loads at once besides its own file. */
const loadedBeside = { product: ['widgets/product-parts/buy-box/buy-box.ts'] }
const widgetOf = name => `widgets/${name}/${name}.widget.ts`
const viewsOf = name => [`widgets/${name}/${name}.tsx`, `widgets/${name}/view.ts`, `widgets/${name}/view.tsx`]

/**
 * Each budget with the files that a page then loads. `accepted` is the most that a row over its budget may weigh
 * (core/decisions/0251): it is printed as over, and may not grow. The hashes
 * in files' names compress by chance, which moves a figure by up to 0.08 kB.
 */
export function rowsFor({ widgets, site, window }) {
  const cart = [index, widgetOf('mini-cart')]
  const painted = [...cart, ...viewsOf('mini-cart'), ...runs]
  const open = [...painted, 'core/cart/carry-out.ts']
  const rows = [
    { name: 'till.js', budget: 2_500, accepted: 3_050, files: [loader] },
    { name: 'closed mini cart', budget: 10_000, accepted: 10_400, files: [loader, ...widgets.loads(...cart)] },
    {
      name: 'open mini cart, with an add',
      budget: 42_500,
      accepted: 48_350,
      requests: 6,
      files: [loader, ...widgets.loads(...open)],
    },
    {
      name: 'of that, before its first paint',
      budget: 36_000,
      accepted: 42_050,
      files: [loader, ...widgets.loads(...painted)],
    },
  ]
  const over = (sources, base) => {
    const have = widgets.loads(...base)
    return [...widgets.loads(...base, ...sources)].filter(file => !have.has(file))
  }
  // Printed without a budget, so that nobody takes the row above for everything that an open bag fetches.
  rows.push({ name: 'what an open bag fetches next', files: over(comesNext, open) })
  rows.push({
    name: 'registry, with the hashes of the widgets',
    budget: 2_500,
    accepted: 3_300,
    files: over([registry], cart),
  })
  rows.push({ name: 'the late part of the shared runtime, loaded when idle', files: over([late], open) })
  const beside = name => over([widgetOf(name), ...viewsOf(name), ...(loadedBeside[name] ?? [])], [...open, late])
  const names = widgets.sources.flatMap(source => /^widgets\/([\w-]+)\/\1\.widget\.ts$/.exec(source)?.[1] ?? [])
  for (const name of names.filter(name => name !== 'mini-cart')) {
    rows.push({ name: `${name}, over the shared runtime`, ...weightOf(name), files: beside(name) })
  }
  // There the buttons open the shop's window: their marks, styles and hashes are most of it.
  const byWindow = 'widgets/wallet-buttons/window-buttons.tsx'
  rows.push({
    name: 'wallet-buttons on a page of another site',
    budget: 2_000,
    accepted: 4_130,
    files: over([widgetOf('wallet-buttons'), ...viewsOf('wallet-buttons'), byWindow], [...open, late]),
  })
  for (const words of widgets.sources.filter(source => /\.words\.[\w-]+\.ts$/.test(source))) {
    // The words of errors have no budget: they load by themselves, with the first error.
    const budget = words.startsWith('widgets/') ? { budget: 1_500 } : {}
    rows.push({ name: words.replace('widgets/', ''), ...budget, files: over([words], open) })
  }
  return [...rows, ...siteRows(site), ...windowRows(window)]
}

function weightOf(name) {
  // It also changes saved items, has a box for each place (core/decisions/0870), and shares a file about products with lists.
  if (name === 'quick-shop') return { budget: 9_000, accepted: 9_450 }
  // A whole listing: filters, order, pages and the page's address beside the cards.
  if (name === 'product-grid') return { budget: 8_000, accepted: 9_800 }
  // Each carries the hashes of its own late parts (core/decisions/0102).
  if (name === 'content') return { budget: 8_000, accepted: 9_060 }
  if (name === 'reviews') return { budget: 8_000, accepted: 9_530 }
  return { budget: { product: 16_000, 'sign-in': 14_000, 'wallet-buttons': 2_000 }[name] ?? 8_000 }
}

function siteRows(site) {
  const main = 'checkout-site/main.tsx'
  if (!site.has(main)) return []
  const screens = site.sources.filter(source => /^checkout-site\/screens\/.*\.tsx$/.test(source))
  const firstStep = screens.filter(source => /\/shipping(-step)?(\/|\.)/.test(source))
  const first = [...site.loads(main, ...firstStep)]
  const rows = [{ name: 'microsite, first checkout step', budget: 118_000, accepted: 125_200, files: first }]
  const account = ['checkout-site/account/frame.tsx', 'checkout-site/screens/account/account.tsx']
  const beyond = [...site.loads(main, ...firstStep, ...account)].filter(file => !first.includes(file))
  rows.push({ name: "account's first screen, over that", budget: 20_000, files: beyond })
  for (const screen of screens.filter(source => !firstStep.includes(source))) {
    const whole = screen.replace(/([\w-]+)\/[\w-]+\.tsx$/, '$1/$1.tsx')
    const isPart = screen !== whole && screens.includes(whole)
    const have = isPart ? site.loads(main, ...firstStep, whole) : new Set(first)
    const files = [...site.loads(main, ...firstStep, ...(isPart ? [whole] : []), screen)].filter(
      file => !have.has(file),
    )
    const name = screen.replace('checkout-site/', '')
    const title = isPart ? `${name}, over its screen` : name
    rows.push({ name: title, budget: 12_000, files })
  }
  return rows
}

/** The window fetches the part of the wallet that was pressed; the other one comes when it is idle. */
const windowRows = window =>
  ['apple', 'paypal'].map(wallet => ({
    name: `the wallets' window, ${wallet} pressed, before its script`,
    budget: 100_000,
    files: [...window.loads('checkout-site/window/main.tsx', `widgets/wallet-buttons/${wallet}-part.tsx`)],
  }))
