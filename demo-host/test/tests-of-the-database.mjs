import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const SERVICE = 'demo-host/service'

/** The service's tests that run on the database which TILL_TEST_DATABASE_URL names: those that read it, by whatever they import. What a browser draws is the same from any database. */
export function testsOfTheDatabase(root) {
  const known = new Map()
  return readdirSync(join(root, SERVICE), { recursive: true })
    .map(name => `${SERVICE}/${name.replaceAll('\\', '/')}`)
    .filter(file => file.endsWith('.test.ts') && reads(join(root, file), known) && !draws(join(root, file)))
}

const draws = file => readFileSync(file, 'utf8').includes("from 'playwright'")

function reads(file, known) {
  const before = known.get(file)
  if (before !== undefined) return before
  known.set(file, false)
  const text = readFileSync(file, 'utf8')
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, name]) => moduleAt(join(dirname(file), name)))
  const answer = text.includes('TILL_TEST_DATABASE_URL') || imported.some(one => one !== undefined && reads(one, known))
  known.set(file, answer)
  return answer
}

function moduleAt(path) {
  return ['', '.ts', '/index.ts'].map(end => path + end).find(file => /\.(ts|mjs)$/.test(file) && existsSync(file))
}
