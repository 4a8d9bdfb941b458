import { afterEach, describe, expect, it, vi } from 'vitest'
import { inTurn } from './in-turn'

afterEach(() => {
  vi.unstubAllGlobals()
})

const denied = () => new DOMException('The request was denied.', 'SecurityError')

const lockManagers: Record<string, unknown> = {
  'has none': undefined,
  'refuses them': { request: () => Promise.reject(denied()) },
  'throws when asked for one': {
    request() {
      throw denied()
    },
  },
}

describe('what is done in turn', () => {
  for (const [name, locks] of Object.entries(lockManagers)) {
    it(`I14: is done at once, and once, where the browser ${name}`, async () => {
      vi.stubGlobal('navigator', { locks })
      const act = vi.fn(async () => 'done')
      await expect(inTurn('till:token', act)).resolves.toBe('done')
      expect(act).toHaveBeenCalledTimes(1)
    })
  }

  it('I14: is done at once where even looking for locks throws', async () => {
    vi.stubGlobal('navigator', {
      get locks() {
        throw denied()
      },
    })
    await expect(inTurn('till:token', async () => 'done')).resolves.toBe('done')
  })

  it('is not done twice where it fails itself, or loses its lock meanwhile', async () => {
    vi.stubGlobal('navigator', { locks: { request: (_name: string, act: () => Promise<unknown>) => act() } })
    const fails = vi.fn(() => Promise.reject(new Error('refused')))
    await expect(inTurn('till:token', fails)).rejects.toThrow('refused')
    expect(fails).toHaveBeenCalledTimes(1)

    const stolen = async (_name: string, act: () => Promise<unknown>) => {
      await act()
      throw new DOMException('The lock was stolen.', 'AbortError')
    }
    vi.stubGlobal('navigator', { locks: { request: stolen } })
    const act = vi.fn(async () => 'done')
    await expect(inTurn('till:token', act)).resolves.toBe('done')
    expect(act).toHaveBeenCalledTimes(1)
  })
})
