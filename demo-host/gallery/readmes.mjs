import { writeFileSync } from 'node:fs'
import { stop } from 'esbuild'
import { pagesOfCodes, readmes } from './shelf.mjs'

const writes = process.argv.includes('--write')

// A README without a place for its tables is told like one that is behind.
const behind = [...(await readmes()), ...(await pagesOfCodes())].filter(({ text, now }) => text !== now)
for (const { path, file, now } of behind) {
  if (writes && now !== null) writeFileSync(file, now)
  else console.error(`${path} ${now === null ? 'has no place for its tables' : 'is not what the description says'}.`)
}
if (behind.some(({ now }) => now === null || !writes)) process.exitCode = 1
await stop()
