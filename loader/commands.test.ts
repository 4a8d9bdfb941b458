import { describe, expect, it, vi } from 'vitest'
import type { Shop } from '../widgets/host/shop-port'
import { commandsOf } from './commands'

function shopkeeper() {
  const shop = {
    cart: { add: vi.fn(), update: vi.fn(), remove: vi.fn(), get: vi.fn() },
    open: vi.fn(),
    close: vi.fn(),
    consent: vi.fn(),
  } as unknown as Shop & { open: ReturnType<typeof vi.fn> }
  const said: string[] = []
  const start = vi.fn(async () => shop)
  const configure = vi.fn()
  const { till, tell, consented } = commandsOf({
    version: '1.2.3',
    shop: start,
    configure,
    complain: sentence => said.push(sentence),
  })
  return { shop, start, till, tell, consented, configure, said }
}

const settled = () => new Promise(resolve => setTimeout(resolve))

describe('window.till', () => {
  it('starts the shop with the first call that needs it, never by itself', async () => {
    const { till, start, shop } = shopkeeper()
    expect(till.version).toBe('1.2.3')
    till.on('cart', () => {})
    expect(start).not.toHaveBeenCalled()
    await till.open('mini-cart', { side: 'left' })
    expect(shop.open).toHaveBeenCalledWith('mini-cart', { side: 'left' })
    expect(await till.ready).toBe(till)
  })

  it('runs what was pushed before it came, dotted names too', async () => {
    const { till, shop } = shopkeeper()
    till.push(['open', 'mini-cart'], ['cart.add', { productId: 'P', upc: 'U' }])
    await settled()
    expect(shop.open).toHaveBeenCalledWith('mini-cart', undefined)
    expect(shop.cart.add).toHaveBeenCalledWith({ productId: 'P', upc: 'U' })
  })

  it('says what is wrong with a command that it does not know, and throws nothing', () => {
    const { till, said } = shopkeeper()
    till.push(['dance'], ['cart.steal', 1], 'open' as never, ['constructor.constructor', 'alert(1)'])
    expect(said).toHaveLength(4)
    expect(said[0]).toBe(`Expected a command like ['open', 'mini-cart'], got "dance".`)
  })

  it('runs nothing for a name that is no command, though it stands there', async () => {
    const { till, start, said } = shopkeeper()
    start.mockRejectedValue(new Error('No connection'))
    till.push(['ready'], ['cart'], ['version'])
    await settled()
    expect(start).not.toHaveBeenCalled()
    expect(said).toHaveLength(3)
  })

  it('leaves a rejection to who called, and swallows a queued one', async () => {
    const { till, shop } = shopkeeper()
    const refusal = Object.assign(new Error('Sold out'), { code: 'INV700', status: 409 })
    vi.mocked(shop.cart.add).mockRejectedValue(refusal)
    await expect(till.cart.add({ productId: 'P' })).rejects.toMatchObject({ code: 'INV700', status: 409 })
    till.push(['cart.add', { productId: 'P' }])
    await settled()
  })

  it('tells listeners until they go, one’s mistake not being the others’', () => {
    const { till, tell } = shopkeeper()
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const heard = vi.fn()
    till.on('cart', () => {
      throw new Error('theirs')
    })
    const off = till.on('cart', heard)
    tell('cart', null)
    off()
    tell('cart', null)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(reported).toHaveBeenCalledTimes(2)
    vi.unstubAllGlobals()
  })

  it('tells who listens late that the shop is ready', async () => {
    const { till, tell } = shopkeeper()
    const early = vi.fn()
    till.on('ready', early)
    tell('ready', undefined)
    const late = vi.fn()
    till.on('ready', late)
    await settled()
    expect([early.mock.calls.length, late.mock.calls.length]).toEqual([1, 1])
  })

  it('takes configuration before first use and refuses it after, and keeps consent for the start', () => {
    const { till, tell, configure, consented, said } = shopkeeper()
    till.configure({ locale: 'fr-FR' })
    expect(configure).toHaveBeenCalledWith({ locale: 'fr-FR' })
    till.consent({ performance: true })
    till.consent({ targeting: false })
    expect(consented()).toEqual({ performance: true, targeting: false })
    tell('ready', undefined)
    till.configure({ locale: 'de-DE' })
    expect(configure).toHaveBeenCalledTimes(1)
    expect(said).toEqual(['Expected till.configure() before the first use of the shop, got it after.'])
  })
})
