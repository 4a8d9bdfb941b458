import { expect } from 'chai'
import { until } from '../widgets/testing/see'
import { discover } from './discover'

const found: Element[] = []
const places: Element[] = []

const names = () => found.map(({ localName }) => localName)

function put(html: string): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  places.push(place)
  return place
}

before(() => {
  put('<till-there></till-there><till-there></till-there><my-own></my-own>')
  discover(element => found.push(element))
})

after(() => {
  for (const place of places) place.remove()
})

describe('looking for widgets', () => {
  it('finds what stood there, and nobody else’s elements', () => {
    expect(names()).to.deep.equal(['till-there', 'till-there'])
  })

  it('finds what comes later, as deep as it may be', async () => {
    put('<section><p><till-later></till-later></p></section>')
    await until(() => names().includes('till-later'))
    const form = put('<form><input name="querySelectorAll"></form>').firstElementChild as HTMLFormElement
    form.remove()
    form.append(document.createElement('till-in-form'))
    document.body.append(form)
    places.push(form)
    await until(() => names().includes('till-in-form'))
  })
})
