import { writeFileSync } from 'node:fs'
import { stop } from 'esbuild'
import { pagesOfCodes, readmes } from './shelf.mjs'

const noPlace = 'has no place for its tables: copy both comment lines of widgets/_template/README.md.'
const writes = process.argv.includes('--write')

// A README without a place for its tables is reported like an outdated one.
const behind = [...(await readmes()), ...(await pagesOfCodes())].filter(({ text, now }) => text !== now)
for (const { path, file, now } of behind) {
  if (writes && now !== null) writeFileSync(file, now)
  else console.error(`${path} ${now === null ? noPlace : 'is out of date: npm run describe.'}`)
}
if (behind.some(({ now }) => now === null || !writes)) process.exitCode = 1
await stop()
