import { expect, test } from 'vitest'
import { completeLock } from './complete-lock.mjs'

const lock = () => ({
  packages: {
    'node_modules/tool': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: { 'tool-darwin-arm64': '1.0.0', 'tool-linux-x64-musl': '1.0.0', 'tool-linux-x64': '1.0.0' },
    },
    'node_modules/tool/node_modules/tool-linux-x64': { version: '1.0.0', optional: true },
  } as Record<string, unknown>,
})

test('a platform that the registry did not have is added with its system and processor', () => {
  const completed = lock()
  expect(completeLock(completed)).toEqual(['tool-darwin-arm64', 'tool-linux-x64-musl'])
  expect(completed.packages['node_modules/tool-darwin-arm64']).toEqual({
    version: '1.0.0',
    cpu: ['arm64'],
    dev: true,
    optional: true,
    os: ['darwin'],
  })
  expect(completed.packages['node_modules/tool-linux-x64-musl']).toMatchObject({ libc: ['musl'], cpu: ['x64'] })
})

test('a complete lock stays as it is', () => {
  const completed = lock()
  completeLock(completed)
  expect(completeLock(completed)).toEqual([])
})
