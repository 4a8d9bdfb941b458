import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const service = fileURLToPath(new URL('..', import.meta.url))

/** What a file of a plugin uses, and the plugin that brings it. */
const uses: Readonly<Record<string, RegExp>> = {
  service: /\bapp\.service\b/,
  compression: /\breply\.cachedAnswer\b/,
  calls: /\.cookies\b|\bsetCookie\(/,
  'rate-limits': /\brateLimit: /,
}

const plugins = readdirSync(service, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map(file => ({ file, text: readFileSync(service + file, 'utf8') }))
  .flatMap(({ file, text }) => {
    const [, name, list = ''] = /\{\s*name: '([a-z-]+)',?\s*(?:dependencies: \[([^\]]*)\])?/.exec(text) ?? []
    return text.includes('= fp(') && name ? [{ file, name, text, dependencies: list.match(/[\w-]+/g) ?? [] }] : []
  })

/** With those of the plugins that it names. */
function allDependencies(names: readonly string[]): readonly string[] {
  const further = plugins.filter(({ name }) => names.includes(name)).flatMap(({ dependencies }) => dependencies)
  return further.every(name => names.includes(name)) ? names : allDependencies([...new Set([...names, ...further])])
}

test.each(plugins)('the plugin $name of $file names each plugin that it needs', ({ name, text, dependencies }) => {
  const needed = Object.keys(uses).filter(other => other !== name && uses[other]?.test(text))
  expect(needed.filter(other => !allDependencies(dependencies).includes(other))).toEqual([])
})

test('all plugins are found', () => {
  expect(plugins.length).toBeGreaterThan(30)
})
