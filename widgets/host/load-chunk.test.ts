import { expect, test, vi } from 'vitest'
import { loaderWith } from './load-chunk'
import { givePage, type Page } from './page'

const ask = vi.fn(async () => {})
givePage({ config: { locale: 'en-US' }, ask, fetch: async () => {} } as unknown as Page)
const file = 'attributes.ts'
const load = loaderWith({ [file]: ['sha256-x'] }, file)
const get = () => load(async bring => bring(`./${file}`))

test('a file that could not be loaded is asked for again, and one that has come is not', async () => {
  const brought: Promise<unknown>[] = []
  const getAs = () => load(bring => (brought[brought.length] = bring(`./${file}`)))
  ask.mockRejectedValueOnce(new TypeError('gone'))
  await expect(get()).rejects.toThrow('gone')
  await getAs()
  await getAs()
  expect(brought[0], 'the browser answers a second import() in a later task').toBe(brought[1])
  expect(ask).toHaveBeenCalledTimes(2)
})
