import { expect, it, vi } from 'vitest'
import { sayIfShady } from './shady-dom'

it('says once what to change where a page forces ShadyDOM, and nothing where it does not', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  sayIfShady({})
  sayIfShady({ ShadyDOM: { inUse: false } })
  expect(said).not.toHaveBeenCalled()
  sayIfShady({ ShadyDOM: { inUse: true } })
  sayIfShady({ ShadyDOM: { inUse: true } })
  expect(said.mock.calls).toEqual([[expect.stringMatching(/ShadyDOM\.force/)]])
  said.mockRestore()
})
