import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const ENTRY = 'demo-host/service/server.ts'
const SEED = 'demo-host/service/seed/index.ts'

let text: string
let loaded: { packages: Set<string>; files: Set<string> }

beforeAll(async () => {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    metafile: true,
  })
  text = outputFiles[0]?.text ?? ''
  loaded = follow(metafile.inputs)
})

type Inputs = Record<string, { imports: { path: string; kind: string; external?: boolean }[] }>

/** What the entry reaches without `import()`. */
function follow(inputs: Inputs) {
  const packages = new Set<string>()
  const files = new Set([ENTRY])
  for (const file of files) {
    for (const { path, kind, external } of inputs[file]?.imports ?? []) {
      if (kind === 'dynamic-import') continue
      if (!external) files.add(path)
      else if (!path.startsWith('node:')) packages.add(path)
    }
  }
  return { packages, files }
}

test('a service starts with the packages that most calls need, and loads any other when it is first used', () => {
  expect([...loaded.packages].sort()).toEqual([
    '@fastify/cookie',
    '@fastify/cors',
    '@fastify/rate-limit',
    '@fastify/static',
    '@node-rs/argon2',
    'bidi-js',
    'fastify',
    'fastify-plugin',
    'fflate',
    'kysely',
    'libphonenumber-js/min',
    'pg',
    'prom-client',
    'superstruct',
    'uuid',
  ])
})

test("a service whose database is filled loads none of the sandbox's texts and products", () => {
  expect(loaded.files).toContain('demo-host/service/app.ts')
  expect(loaded.files).not.toContain(SEED)
  expect([...loaded.files].filter(file => /service\/seed\/(catalogue|content|reviews)\//.test(file))).toEqual([])
})

test('the built service is plain ASCII, since one other letter makes Node hold all of it in twice the memory', () => {
  const lines = text.split('\n').filter(line => /[^\0-\x7f]/.test(line))
  expect(text.length).toBeGreaterThan(100_000)
  expect(lines).toEqual([])
})
