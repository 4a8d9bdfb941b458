import { expect } from 'chai'
import { cleanHtml } from './clean-html'
import { attacks, dangersIn } from '../testing/attacks'
import { plainOf } from './plain-of'

describe('editors’ markup', () => {
  it('T24: keeps what a text needs', () => {
    const clean = cleanHtml(
      '<p>We <strong>mend</strong> <a href="/en-us/repairs" target="_blank">it</a></p>',
      undefined,
    )
    const place = document.createElement('div')
    place.append(clean as DocumentFragment)
    expect(place.innerHTML).to.equal(
      '<p>We <strong>mend</strong> <a href="/en-us/repairs" target="_blank" rel="noopener">it</a></p>',
    )
  })

  it('T24: leaves nothing that runs, of the known ways to smuggle a script in', async () => {
    const list = await attacks()
    for (const attack of list) {
      const clean = cleanHtml(attack, undefined)
      if (clean) expect(dangersIn(clean), attack).to.deep.equal([])
    }
    const control = document.createElement('template')
    control.innerHTML = list.join('\n')
    expect(dangersIn(control.content).length, 'What is not cleaned is dangerous').to.be.above(10)
  })

  it('T24: becomes text alone where the page may enforce Trusted Types and lets nobody make markup', () => {
    if (!('trustedTypes' in window)) return
    const said: unknown[] = []
    const { error } = console
    console.error = (...words) => void said.push(words[0])
    const clean = cleanHtml('<p>We <b>mend</b></p>', 'a-nonce')
    console.error = error
    expect(clean).to.equal(null)
    expect(String(said[0])).to.contain('[till] Expected a page that allows markup in texts')
  })

  it('is text without its tags until then', () => {
    expect(plainOf('<p>We <b>mend</b>, &amp; wash</p><p>it</p><script>alert(1)</script>')).to.equal(
      'We mend, & wash it',
    )
  })

  it('J5: has its signs also where they are written by number', () => {
    expect(plainOf('It&#39;s &#xe9;t&#XE9; &#128095; &amp;#39; &unknown;')).to.equal("It's été 👟 &#39; &unknown;")
  })
})
