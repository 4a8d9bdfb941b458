import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkDataFolder, checkNode, checkPort, RequirementError, readSettings } from './requirements.mjs'

const thisNode = { ...process.versions, node: '20.19.0' }

describe('Node', () => {
  test.each(['18.20.4', '20.18.3'])('%s is refused with the version that is needed', node => {
    expect(() => checkNode({ ...thisNode, node })).toThrow(`Till needs Node 20.19 or newer, and this is Node ${node}`)
  })

  test.each(['20.19.0', '22.3.0', '26.1.0'])('%s is enough', node => {
    expect(() => checkNode({ ...thisNode, node })).not.toThrow()
  })

  test('one without Intl is refused with a sentence', () => {
    expect(() => checkNode({ ...thisNode, icu: '' })).toThrow(/needs a Node with Intl/)
  })
})

describe('settings', () => {
  test('are 4400, 4401 and .till where nothing is said', () => {
    expect(readSettings({}, '/project')).toEqual({ hostPort: 4400, shopPort: 4401, data: '/project/.till' })
  })

  test.each(['0', '70000', 'http', '44.5'])('a port of %s is refused by its name', port => {
    expect(() => readSettings({ TILL_SHOP_PORT: port })).toThrow(
      `Expected TILL_SHOP_PORT to be a port from 1 to 65535, got '${port}'.`,
    )
  })

  test('the same port for both servers is refused', () => {
    expect(() => readSettings({ TILL_HOST_PORT: '4401' })).toThrow(/both 4401/)
  })
})

test('a taken port is refused with the name of the variable that chooses another', async () => {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, resolve))
  const { port } = server.address() as { port: number }
  await expect(checkPort(port, 'TILL_HOST_PORT')).rejects.toThrow(/is taken: .* TILL_HOST_PORT/)
  await new Promise(resolve => server.close(resolve))
  await expect(checkPort(port, 'TILL_HOST_PORT')).resolves.toBeUndefined()
})

test('a data folder that is a file is refused, one that is missing is made', () => {
  const folder = mkdtempSync(join(tmpdir(), 'till-data-'))
  writeFileSync(join(folder, 'file'), '')
  expect(() => checkDataFolder(join(folder, 'file'))).toThrow(RequirementError)
  expect(() => checkDataFolder(join(folder, 'new', 'folder'))).not.toThrow()
  rmSync(folder, { recursive: true })
})
