import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'

/** Which of our files a page runs between two moments: V8 counts functions, and source maps give their files. */
export class SourcesRun {
  #page
  #client
  #scripts = new Map()
  #dist

  static async of(page, dist) {
    const run = new SourcesRun()
    run.#dist = dist
    run.#page = page
    await page.addInitScript(stopBeforeCalls)
    run.#client = await page.context().newCDPSession(page)
    run.#client.on('Debugger.scriptParsed', ({ scriptId, url }) => run.#scripts.set(scriptId, url))
    await run.#client.send('Debugger.enable')
    await run.#client.send('Profiler.enable')
    await run.#client.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    return run
  }

  async during(act) {
    await this.#counted()
    await act()
    return this.#counted()
  }

  /** The files that run until the page calls a URL with `part` in it; the page pauses at that call. */
  async untilCall(part, act) {
    await this.#page.evaluate(stopAt => Object.assign(window, { stopAt }) && undefined, part)
    const paused = new Promise(resolve => this.#client.once('Debugger.paused', resolve))
    await this.#counted()
    const acted = act?.()
    await paused
    const files = await this.#counted()
    await this.#client.send('Debugger.resume')
    await acted
    return files
  }

  /** The files whose functions ran since the last count. */
  async #counted() {
    const { result } = await this.#client.send('Profiler.takePreciseCoverage')
    const files = new Set()
    for (const { scriptId, functions } of result) {
      const source = this.#sourceOf(this.#scripts.get(scriptId) ?? '')
      if (!source) continue
      for (const { ranges } of functions) {
        const [{ startOffset, endOffset, count }] = ranges
        const file = count > 0 && source(startOffset, endOffset)
        if (file) files.add(file)
      }
    }
    return files
  }

  #sourceOf(url) {
    const file = /\/((?:assets\/)?[\w.-]+\.js)$/.exec(url)?.[1]
    if (!file) return null
    const path = `${this.#dist}/shop/${file}`
    try {
      const lines = lineStarts(readFileSync(path, 'utf8'))
      const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')))
      return (from, until) => {
        // The function's first mapped position: an entry of an earlier line may be of another file.
        for (let line = lines.findLastIndex(start => start <= from); lines[line] < until; line += 1) {
          const { generatedLine, originalSource } = map.findEntry(line, Math.max(0, from - lines[line]))
          if (generatedLine === line) return ownFile(originalSource)
        }
        return undefined
      }
    } catch {
      return null
    }
  }
}

function lineStarts(text) {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

const ownFile = source =>
  source.includes('node_modules') ? undefined : /(?:^|\/)((?:core|widgets|checkout-site|loader)\/.*)/.exec(source)?.[1]

function stopBeforeCalls() {
  const real = window.fetch
  window.fetch = (input, ...rest) => {
    // biome-ignore lint/suspicious/noDebugger: here the page stops.
    if (window.stopAt && String(input.url ?? input).includes(window.stopAt)) debugger // oxlint-disable-line no-debugger
    return real(input, ...rest)
  }
}
