import { expect, test } from 'vitest'
import { startInTurn } from './servers.mjs'

test('a server is started once the one before it listens', async () => {
  const said: string[] = []
  const running: { name: string }[] = []
  const start = (name: string) => {
    said.push(`${name} starts`)
    const ready = Promise.resolve().then(() => void said.push(`${name} listens`))
    return { name, ready }
  }
  await startInTurn(['service', 'pages'], start, running)
  expect(said).toEqual(['service starts', 'service listens', 'pages starts', 'pages listens'])
  expect(running.map(({ name }) => name)).toEqual(['service', 'pages'])
})
