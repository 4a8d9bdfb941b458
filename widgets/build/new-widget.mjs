import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Copies `widgets/_template` to a new widget and registers it; returns the written files. An early widget also gets a closed look. */
export function newWidget(widgets, name, { isEarly = false } = {}) {
  if (!kebab.test(name ?? '')) throw new Error(`Expected a name like 'size-guide', got '${name ?? ''}'.`)
  const folder = join(widgets, name)
  if (existsSync(folder)) throw new Error(`There is a widgets/${name} already.`)
  const registry = join(widgets, 'index.ts')
  const registered = register(readFileSync(registry, 'utf8'), name)

  mkdirSync(folder)
  const template = join(widgets, '_template')
  const wanted = readdirSync(template).filter(file => isEarly || !file.startsWith('template.closed'))
  const files = wanted.map(file => {
    const path = join(folder, file.replace('template', name))
    writeFileSync(path, renamed(readFileSync(join(template, file), 'utf8'), name))
    return path
  })
  writeFileSync(registry, registered)
  return [...files, registry]
}

function renamed(text, name) {
  const pascal = name.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase())
  const camel = pascal[0].toLowerCase() + pascal.slice(1)
  return text
    .replace(/ It is not a widget of the shop:[^\n]*/, '')
    .replace(/: the widget that new ones are copied from/, '')
    .replace(
      /till-template|\.\/template|\btemplate(?=\.(widget|attributes|closed|model|words|stories|test|css|tsx))/g,
      place => place.replace('template', name),
    )
    .replaceAll('Template', pascal)
    .replace(/\btemplate\b/g, camel)
}

function register(text, name) {
  const lines = /(const widgets\b[^=]*=\s*\{\n)((?: {2}.*\n)*)(\})/
  if (!lines.test(text)) throw new Error("widgets/index.ts has no 'const widgets = {' with a line for each widget.")
  const line = `  'till-${name}': () => import('./${name}/${name}.widget'),\n`
  return text.replace(lines, (_, open, known, close) => open + known + line + close)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const files = newWidget(fileURLToPath(new URL('..', import.meta.url)), process.argv[2], {
      isEarly: process.argv.includes('--early'),
    })
    // A long name breaks lines differently.
    const biome = fileURLToPath(new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url))
    execFileSync(process.execPath, [biome, 'check', '--write', ...files], { stdio: ['ignore', 'ignore', 'inherit'] })
    const written = files.map(file => file.slice(process.cwd().length + 1)).join('\n')
    const test = `npx wtr --files 'widgets/${process.argv[2]}/*.test.tsx'`
    console.log(`${written}\n\nIts tests: ${test}\nTo see it in the gallery: npm run dev`)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
