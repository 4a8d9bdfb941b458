/** Ways to smuggle a script into a page, of our own choice. */
export const ownAttacks = [
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

/** OWASP's list beside ours. Without that folder, only our own. */
export async function attacks(): Promise<string[]> {
  const list = await fetch('/__wds-outside-root__/1/shared/data/xss-owasp' + '.md').catch(() => null)
  const text = list?.ok ? await list.text() : ''
  return [...[...text.matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, attack = '']) => attack), ...ownAttacks]
}

/** What a stranger's markup could do, seen on the nodes that it became. */
export function dangersIn(root: ParentNode): string[] {
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
