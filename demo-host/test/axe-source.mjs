import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** axe as a classic script. Its own `source` is twice as long, and each page reads it again. */
export const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
