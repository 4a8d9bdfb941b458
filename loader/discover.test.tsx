import { expect } from 'chai'
import { until } from '../widgets/testing/see'
import { discover } from './discover'

const wanted: string[] = []
const places: Element[] = []

function put(html: string): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  places.push(place)
  return place
}

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
}

before(() => {
  put('<till-there></till-there><till-there></till-there><my-own></my-own>')
  discover(tag => wanted.push(tag))
})

after(() => {
  for (const place of places) place.remove()
})

describe('looking for widgets', () => {
  it('finds what stood there, each tag once, and nobody else’s elements', async () => {
    await until(() => wanted.length)
    await frames(3)
    expect(wanted).to.deep.equal(['till-there'])
  })

  it('finds what comes later, as deep as it may be', async () => {
    put('<section><p><till-later></till-later></p></section>')
    await until(() => wanted.includes('till-later'))
    const form = put('<form><input name="querySelectorAll"></form>').firstElementChild as HTMLFormElement
    form.remove()
    form.append(document.createElement('till-in-form'))
    document.body.append(form)
    places.push(form)
    await until(() => wanted.includes('till-in-form'))
  })

  it('waits for what is far away, and for what is not shown', async () => {
    const far = put('<div style="height: 9000px"></div><till-far></till-far>')
    const hidden = put('<div hidden><till-hidden></till-hidden></div>')
    await frames(5)
    expect(wanted).to.not.include.members(['till-far'])
    expect(wanted).to.not.include.members(['till-hidden'])
    far.firstElementChild?.remove()
    ;(hidden.firstElementChild as HTMLElement).hidden = false
    await until(() => wanted.includes('till-far') && wanted.includes('till-hidden'))
  })
})
