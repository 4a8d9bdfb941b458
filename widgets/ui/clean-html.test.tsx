import { expect } from 'chai'
import { cleanHtml } from './clean-html'
import { plainOf } from './plain-of'

/** What a stranger's markup could do, seen on the nodes that it became. */
function dangersIn(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap(element => {
    const dangers = /^(script|style|iframe|object|embed|link|meta|base|form|input|svg|math|img|video|audio|template)$/
    const found = dangers.test(element.localName) ? [`<${element.localName}>`] : []
    for (const { name, value } of element.attributes) {
      if (/^on|^style$|^id$|^name$|^class$|^srcdoc$/i.test(name)) found.push(`${element.localName} ${name}`)
      if (/^(?:java|vb)script:|^data:/i.test(value.replace(/[\s\0]/g, ''))) found.push(`${name} ${value}`)
    }
    return found
  })
}

/** Without that folder, only our own. */
async function attacks(): Promise<string[]> {
  const list = await fetch('/__wds-outside-root__/1/shared/data/xss-owasp' + '.md').catch(() => null)
  const text = list?.ok ? await list.text() : ''
  return [...text.matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, attack = '']) => attack)
}

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
    const list = [...(await attacks()), ...own]
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
    expect(String(said[0])).to.contain('[till] Expected a page that lets widgets make markup of texts')
  })

  it('is text without its tags until then', () => {
    expect(plainOf('<p>We <b>mend</b>, &amp; wash</p><p>it</p><script>alert(1)</script>')).to.equal(
      'We mend, & wash it',
    )
  })
})

const own = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jav&#x09;ascript:alert(1)">x</a>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)" id="content" class="root">x</p>',
  '<base href="https://evil.example/"><link rel=stylesheet href="https://evil.example/a.css">',
  '<object data="data:text/html,<script>alert(1)</script>"></object><embed src="javascript:alert(1)">',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<template><script>alert(1)</script></template>',
]
