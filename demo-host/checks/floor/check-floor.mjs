import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transform as lower } from 'esbuild'
import { transform as lowerCss } from 'lightningcss'
import { parseAst } from 'rollup/parseAst'
import { cssTargets, scriptTargets } from '../../../widgets/build/floor.mjs'
import { definedIn } from './names.mjs'
import { doneWithout } from './done-without.mjs'
import { scriptLacks } from './scripts.mjs'
import { shippedFiles } from './shipped.mjs'
import { styleLacks } from './styles.mjs'

/** Features in our code that a supported browser lacks, one sentence each. */
export async function checkFloor(root) {
  const sources = await Promise.all(
    (await shippedFiles(root)).map(async file => ({ file, ...(await read(root, file)) })),
  )
  const own = new Set(sources.flatMap(({ code, isSheet }) => (isSheet ? [] : [...definedIn(parseAst(code))])))
  const offences = []
  const excused = new Set()
  for (const { file, code, isSheet, isTooNew } of sources) {
    const lacks = isSheet ? styleLacks(code) : scriptLacks(code, own)
    if (isTooNew) lacks.set('its syntax', ['browsers'])
    for (const [title, engines] of lacks) {
      if (doneWithout[title]) excused.add(title)
      else
        offences.push(
          `${file}: ${title} is missing in the oldest ${engines.join(' and ')}: look for it first, or do without.`,
        )
    }
  }
  const stale = Object.keys(doneWithout).filter(title => !excused.has(title))
  return [...offences, ...stale.map(title => `checks/floor/done-without.mjs names ${title}, which nothing uses.`)]
}

/** A file as it ships, but for its minifying. */
async function read(root, file) {
  const text = readFileSync(root + file, 'utf8')
  if (file.endsWith('.css')) {
    const { code } = lowerCss({ filename: file, code: Buffer.from(text), minify: true, targets: cssTargets })
    return { code: code.toString(), isSheet: true }
  }
  const loader = /\.([jt]sx?)$/.exec(file)?.[1] ?? 'js'
  const options = { loader, jsx: 'automatic', logLevel: 'silent', tsconfigRaw: '{}' }
  const [{ code }, lowered] = await Promise.all([
    lower(text, { ...options, target: 'esnext' }),
    lower(text, { ...options, target: scriptTargets }),
  ])
  // The build lowers what is ours; a library ships as it is.
  return { code, isSheet: false, isTooNew: file.startsWith('node_modules/') && lowered.code !== code }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const offences = await checkFloor(fileURLToPath(new URL('../../../', import.meta.url)))
  for (const offence of offences) console.log(offence)
  process.exitCode = offences.length ? 1 : 0
}
