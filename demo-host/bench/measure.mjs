import { setTimeout as pause } from 'node:timers/promises'

const slowedBy = 4

/** How long a page is observed after its button is visible, in ms. */
const settling = 1_500

/** Loads a contestant's page once in a new browser profile; with a cart if `state` has one. */
export async function measureLoad(browser, address, contestant, state) {
  const context = await browser.newContext(state ? { storageState: state } : {})
  try {
    const { page, calls, devtools } = await open(context, address, contestant, state ? ['add', 'toggle'] : ['add'])
    await page.waitForLoadState('load')
    const { toggle, add, longTasks, shift } = await settled(page)
    return { toggle, add, longTasks, shift, calls: calls.length, context, page, devtools }
  } catch (error) {
    await context.close()
    throw error
  }
}

/** Loads a contestant's page once, and only reports when its buttons were visible. */
export async function measureShown(browser, address, contestant) {
  const context = await browser.newContext()
  try {
    const { page } = await open(context, address, contestant, ['add', 'toggle'])
    const { toggle, add } = await notes(page)
    return { toggle, add }
  } finally {
    await context.close()
  }
}

/** Presses the add button. Reports the first frame with any part of the drawer's line, in ms from the press, then script time in ms and heap in MB once the page is idle. */
export async function measureAdd({ page, devtools }, contestant) {
  const shown = isShown(page, 'line')
  await page.evaluate(
    ([press, line]) => {
      window.bench.watch('line', line)
      const button = window.bench.find(press)
      window.bench.pressed = performance.now()
      button.click()
    },
    [contestant.press ?? contestant.add, contestant.line],
  )
  await shown
  const line = await page.evaluate(() => window.bench.marks.line - window.bench.pressed)
  await pause(settling)
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const valueOf = wanted => metrics.find(({ name }) => name === wanted).value
  return { line, script: valueOf('ScriptDuration') * 1e3, heap: valueOf('JSHeapUsedSize') / 1e6 }
}

/** Opens the page and waits until it has shown what is awaited. */
async function open(context, address, contestant, awaited) {
  const page = await context.newPage()
  const shown = awaited.map(name => isShown(page, name))
  const calls = []
  page.on('request', request => {
    if (request.method() !== 'OPTIONS' && contestant.isCall?.(request.url())) calls.push(request.url())
  })
  await page.addInitScript(inPage, { toggle: contestant.toggle, add: contestant.add })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
  await devtools.send('Performance.enable')
  await Promise.all([page.goto(address, { waitUntil: 'commit' }), ...shown])
  return { page, calls, devtools }
}

/** The page reports by itself, because polling would use the slowed processor. */
function isShown(page, name) {
  return page.waitForEvent('console', { predicate: message => message.text() === `shown: ${name}`, timeout: 20_000 })
}

async function settled(page) {
  await pause(settling)
  return notes(page)
}

/** Counts from the request for the script, because a shopper also waits for its bytes. */
function notes(page) {
  return page.evaluate(() => {
    const script = performance.getEntriesByType('resource').find(entry => entry.initiatorType === 'script')
    const since = mark => (mark ? mark - script.startTime : undefined)
    const { marks, longTasks, shift } = window.bench
    return { toggle: since(marks.toggle), add: since(marks.add), longTasks, shift }
  })
}

/** Runs in the page first: notes the frame in which each element is visible. */
function inPage(ways) {
  const bench = { marks: {}, longTasks: 0, shift: 0, find, watch }
  window.bench = bench
  for (const [name, way] of Object.entries(ways)) watch(name, way)
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) bench.longTasks += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput } of list.getEntries()) bench.shift += hadRecentInput ? 0 : value
  }).observe({ type: 'layout-shift', buffered: true })

  function watch(name, way) {
    const look = () => {
      if (!isSeen(find(way))) return requestAnimationFrame(look)
      bench.marks[name] = performance.now()
      console.debug(`shown: ${name}`)
    }
    requestAnimationFrame(look)
  }

  function find(way) {
    let inside = document
    let found
    for (const step of way) {
      found = inside?.querySelector(step)
      inside = found?.shadowRoot ?? found?.contentDocument
    }
    return found
  }

  /** Any part is in the window, through all frames around it; content below the fold counts too. */
  function isSeen(element) {
    if (!element) return false
    let { left, right, width, height } = element.getBoundingClientRect()
    if (!width || !height) return false
    for (let inside = element; inside; inside = inside.ownerDocument.defaultView.frameElement) {
      if (!inside.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
      const { innerWidth, frameElement } = inside.ownerDocument.defaultView
      // What slides in is not visible before its edge enters the window.
      if (right <= 0 || left >= innerWidth) return false
      const around = frameElement?.getBoundingClientRect().left ?? 0
      left = Math.max(left, 0) + around
      right = Math.min(right, innerWidth) + around
    }
    return true
  }
}
