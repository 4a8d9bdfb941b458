import { expect } from 'chai'
import { all, see, textOf, until } from '../testing/see'
import { clear, show } from '../testing/show'
import { Loading, LoadFailure } from './load-states'

afterEach(clear)

describe('a list of a product that is not there yet', () => {
  it('is busy, says so, and has as many rows as it is told', async () => {
    const { shadow } = show(<Loading label="Loading" rows={4} />, [])
    await until(() => shadow.querySelector('[aria-busy]'))
    expect(shadow.querySelectorAll('[aria-busy] .skel')).to.have.length(4)
    expect(textOf(shadow)).to.equal('Loading')
  })
})

describe('a list of a product that could not be loaded', () => {
  it('says why in a region that was there before, and tries again at a press', async () => {
    let tries = 0
    const view = (message: string | null) => (
      <LoadFailure message={message} retryLabel="Try again" onRetry={() => (tries += 1)} />
    )
    const { shadow, render } = show(view(null), [])
    const region = await see('alert')
    render(view('You are offline.'))
    ;(await see('button', 'Try again')).click()
    expect(tries).to.equal(1)
    expect(textOf(region)).to.equal('You are offline. Try again')
    expect(shadow.contains(region)).to.equal(true)
  })

  it('offers no other try where none can help', async () => {
    const { shadow } = show(<LoadFailure message="No longer sold." retryLabel="Try again" onRetry={null} />, [])
    await see('alert')
    expect(textOf(shadow)).to.equal('No longer sold.')
    expect(all('button', undefined, shadow)).to.deep.equal([])
  })
})
