import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { checkComments } from './comments.mjs'
import { checkDocuments } from './documents.mjs'
import { checkFloor } from './floor/check-floor.mjs'
import { checkSources } from './sources.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const rooms = ['core', 'widgets', 'loader', 'checkout-site', 'demo-host']
const bin = path => root + 'node_modules/' + path

/** The static checks by name, each with its command: those that use one core and last first. */
const checks = {
  'effector lint': [bin('eslint/bin/eslint.js'), '--max-warnings', '0', '--no-error-on-unmatched-pattern', ...rooms],
  'import rules': [
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err-long',
    ...rooms,
  ],
  types: [bin('@typescript/native/bin/tsc'), '--noEmit', '-p', '.'],
  "the service's types": [bin('@typescript/native/bin/tsc'), '--noEmit', '-p', 'demo-host/service'],
  lint: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '.'],
  formatting: [bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--error-on-warnings', '.'],
}

/** Runs every static check, two at a time; says which held, and what the others found. */
export async function runChecks(say = console.log) {
  const waiting = Object.entries(checks)
  const results = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command] = next
      results.push({ name, ...(await run(command)) })
    }
  }
  const working = [work(), work()]
  const found = {
    sources: checkSources(root),
    comments: checkComments(root),
    'names in documents': checkDocuments(root),
    'oldest browsers': await checkFloor(root),
  }
  await Promise.all(working)
  for (const [name, offences] of Object.entries(found)) {
    results.push({ name, ok: offences.length === 0, output: offences.join('\n') })
  }
  for (const { name, ok, output } of results) say(ok ? `  ok    ${name}` : `  FAIL  ${name}\n${output.trim()}\n`)
  return results
}

function run([script, ...args]) {
  return new Promise(resolve => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, env: { ...process.env, FORCE_COLOR: '0' } })
    let output = ''
    child.stdout.on('data', data => (output += data))
    child.stderr.on('data', data => (output += data))
    child.on('close', code => resolve({ ok: code === 0, output }))
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = await runChecks()
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
}
