import { expect } from 'chai'
import { ownScript, pageLanguage, wakeStorage } from './page-facts'

const places: Element[] = []

function put(html: string): void {
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  places.push(place)
}

afterEach(() => {
  for (const place of places.splice(0)) place.remove()
})

describe('what the page tells the loader', () => {
  it('is nothing where no script carries a key', () => {
    put(
      '<script src="https://shop.example/till.js"></script><script data-key="k" src="https://shop.example/other.js"></script>',
    )
    expect(ownScript()).to.equal(undefined)
  })

  it('comes from the tag that carries a key where the script does not know itself, past a base address', () => {
    put(
      '<base href="https://elsewhere.example/"><script data-key="pk" src="https://shop.example/till.js?2" nonce="n"></script>',
    )
    const script = ownScript()
    expect([script?.src, script?.dataset['key']]).to.deep.equal(['https://shop.example/till.js?2', 'pk'])
  })

  it('I14: is received where the browser keeps nothing', () => {
    const own = Object.getOwnPropertyDescriptor(window, 'localStorage')
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
    try {
      expect(wakeStorage).not.to.throw()
    } finally {
      if (own) Object.defineProperty(window, 'localStorage', own)
    }
  })

  it('T25: is not hidden or redirected by names in the page’s markup', () => {
    put(`
      <img name="currentScript" src="https://evil.example/till.js" data-key="evil" alt="">
      <form name="querySelectorAll"></form><img name="documentElement" alt=""><img name="body" alt="">
      <script data-key="pk" src="https://shop.example/till.js"></script>`)
    expect(document.currentScript).to.not.equal(null)
    expect(ownScript()?.src).to.equal('https://shop.example/till.js')
    expect(pageLanguage()).to.equal(document.querySelector('html')?.lang)
  })
})
