import { expect } from 'chai'
import { loadProviderScript } from './provider-script'

/** A script's address, its bytes in it, and the hash of some bytes. */
const addressOf = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`

async function hashOf(source: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(source))
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`
}

const ran = () => Reflect.get(window, 'providerRan') as string | undefined

afterEach(() => {
  Reflect.deleteProperty(window, 'providerRan')
})

describe('a provider’s script', () => {
  it('D8: runs where its bytes have the hash that was named', async () => {
    const source = 'window.providerRan = "as named"'
    await loadProviderScript({ url: addressOf(source), integrity: await hashOf(source) }, {})
    expect(ran()).to.equal('as named')
  })

  it('D8: of other bytes does not run: The script failed to load', async () => {
    const script = { url: addressOf('window.providerRan = "another"'), integrity: await hashOf('what was named') }
    const failed = await loadProviderScript(script, {}).catch((error: unknown) => error)
    expect((failed as Error).message).to.equal('The script failed to load')
    expect(ran()).to.equal(undefined)
  })
})
