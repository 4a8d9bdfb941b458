import { expect, it, vi } from 'vitest'
import { reportShadyDom } from './shady-dom'

it('says once what to change where a page forces ShadyDOM, and nothing where it does not', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  reportShadyDom({})
  reportShadyDom({ ShadyDOM: { inUse: false } })
  expect(said).not.toHaveBeenCalled()
  reportShadyDom({ ShadyDOM: { inUse: true } })
  reportShadyDom({ ShadyDOM: { inUse: true } })
  expect(said.mock.calls).toEqual([[expect.stringMatching(/ShadyDOM\.force/)]])
  said.mockRestore()
})
