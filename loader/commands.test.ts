import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Shop } from '../widgets/host/shop-port'
import { commandsOf } from './commands'

function shopkeeper() {
  const shop = {
    add: vi.fn(),
    update: vi.fn(),
    remove: vi.fn(),
    get: vi.fn(),
    open: vi.fn(),
    close: vi.fn(),
    consent: vi.fn(),
  } as unknown as Shop & { open: ReturnType<typeof vi.fn> }
  const start = vi.fn(async () => shop)
  return { shop, start, ...commandsOf(start) }
}

/** What the page's developer is told meanwhile. */
const said: string[] = []
beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'error').mockImplementation((sentence: string) => void said.push(sentence))
})
afterEach(() => vi.restoreAllMocks())

describe('window.till', () => {
  it('starts the shop with the first call that needs it, never by itself', async () => {
    const { till, start, shop } = shopkeeper()
    expect(till.version).toBe('0.0.0')
    till.on('cart', () => {})
    expect(start).not.toHaveBeenCalled()
    await till.open('mini-cart', { side: 'left' })
    expect(shop.open).toHaveBeenCalledWith('mini-cart', { side: 'left' })
    expect(await till.ready).toBe(till)
  })

  it('runs what was pushed before it came, dotted names too', async () => {
    const { till, shop } = shopkeeper()
    till.push(['open', 'mini-cart'], ['cart.add', { productId: 'P', upc: 'U' }])
    await vi.waitFor(() => expect(shop.open).toHaveBeenCalledWith('mini-cart', undefined))
    expect(shop.add).toHaveBeenCalledWith({ productId: 'P', upc: 'U' }, undefined)
  })

  it('says what is wrong with a command that it does not know, and throws nothing', () => {
    const { till } = shopkeeper()
    till.push(['dance'], ['cart.steal', 1], 'open' as never, ['constructor.constructor', 'alert(1)'])
    expect(said).toHaveLength(4)
    expect(said[0]).toBe('[till] Expected a command, got "dance".')
  })

  it('runs nothing for a name that is no command, though it is there', () => {
    const { till, start } = shopkeeper()
    start.mockRejectedValue(new Error('No connection'))
    till.push(['ready'], ['cart'], ['version'])
    expect(start).not.toHaveBeenCalled()
    expect(said).toHaveLength(3)
  })

  it('leaves a rejection to who called, and swallows a queued one', async () => {
    const { till, shop } = shopkeeper()
    const refusal = Object.assign(new Error('Sold out'), { code: 'INV700', status: 409 })
    vi.mocked(shop.add).mockRejectedValue(refusal)
    await expect(till.cart.add({ productId: 'P' })).rejects.toMatchObject({ code: 'INV700', status: 409 })
    till.push(['cart.add', { productId: 'P' }])
    await vi.waitFor(() => expect(shop.add).toHaveBeenCalledTimes(2))
    await vi.mocked(shop.add).mock.results[1]?.value.catch(() => {})
  })

  it('keeps who listens until they go', () => {
    const { till, state } = shopkeeper()
    const received = vi.fn()
    const off = till.on('cart', received)
    expect([...(state.listeners.get('cart') ?? [])]).toEqual([received])
    off()
    expect([...(state.listeners.get('cart') ?? [])]).toEqual([])
  })

  it('tells who listens late that the shop is ready', async () => {
    const { till, state } = shopkeeper()
    const early = vi.fn()
    till.on('ready', early)
    state.isRunning = true
    const late = vi.fn()
    till.on('ready', late)
    await vi.waitFor(() => expect(late).toHaveBeenCalledTimes(1))
    expect(early).not.toHaveBeenCalled()
  })

  it('keeps configuration and consent for the start, and gives them on after it', async () => {
    const { till, state, shop } = shopkeeper()
    till.configure({ locale: 'fr-FR' })
    till.configure({ sampling: 1 })
    expect(state.late).toEqual({ locale: 'fr-FR', sampling: 1 })
    till.consent({ performance: true })
    till.consent({ targeting: false })
    expect(state.consent).toEqual({ performance: true, targeting: false })
    expect(shop.consent).not.toHaveBeenCalled()

    const taken: unknown[] = []
    state.configure = more => void taken.push(more)
    state.isRunning = true
    till.configure({ locale: 'de-DE' })
    till.consent({ functional: true })
    expect(taken).toEqual([{ locale: 'de-DE' }])
    await vi.waitFor(() => expect(shop.consent).toHaveBeenCalledWith({ functional: true }, undefined))
  })
})
