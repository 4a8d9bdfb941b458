import { access, type Caller, mayCall } from '../../../core/http/access'
import type { Audience } from '../../../core/http/endpoint'
import type { AnyEndpoint } from '../plugins/service'

const full = { trust: 'first-party', scope: 'full' } as const
const thirdParty = { trust: 'third-party', scope: 'full' } as const
const cartOnly = { trust: 'first-party', scope: 'cart' } as const

const columns: Readonly<Record<string, Caller>> = {
  'third-party page, nobody': { ...thirdParty, role: 'nobody' },
  'third-party page, guest': { ...thirdParty, role: 'guest' },
  'third-party page, signed in': { ...thirdParty, role: 'registered' },
  'cart-only secret (a guest)': { ...cartOnly, role: 'guest' },
  nobody: { ...full, role: 'nobody' },
  guest: { ...full, role: 'guest' },
  registered: { ...full, role: 'registered' },
  employee: { ...full, role: 'employee' },
  associate: { ...full, role: 'associate' },
}

const HEAD = `# Who may call what

Made from the endpoints and from \`core/http/access.ts\` by \`plugins/access-table.test.ts\`, which also calls every route as everybody below. Do not edit: \`npx vitest run
--project service demo-host/service/plugins/access-table.test.ts -u\` writes it anew.

- **Trust** is the page's: the access key's record says \`first-party\` or \`third-party\` when a session is opened. A page can ask for less (\`data-trust\`, \`trust\` of a token call), never
  for more. The last five columns are first-party pages.
- **Scope** is \`full\`, or \`cart\` for the 30-day secret that a guest without cookies keeps where scripts can read it.
- **Role** is who the shopper is.
- Being let in opens one's own things alone: every cart, order, card and list belongs to one shopper, and somebody else's is answered like one that does not exist. Of an account's cart a stranger who knows its id is told that it is another's (\`AUT498\`), and nothing of it.
- A third-party page and a cart-only secret read a cart without the person: no address, contact, way to pay, chosen delivery, gift recipient, or price that only this person has.
- An associate learns from \`findCustomer\` whether an e-mail address has an account, and the first name of its owner, at most 30 times in ten minutes: staff may know who is a customer (elsewhere \`T20\` holds).
- Refused: 401 \`AUT404\` without a session where one could help, else 403 \`AUT404\`.

Without key and session answer: the pages and files of the shop, approved pictures of the photo service, \`GET /health\`, \`GET /ready\`, \`GET /openapi.json\`, what a payment provider, a warehouse or a carrier tells and signed, and in the
sandbox \`/sandbox/…\`, \`/dev/…\`, \`/outbox\` and \`/moderation\`. In production \`/moderation\` opens for \`TILL_MODERATORS\` alone, or is not there.
`

/** The page of who may call what, for a newcomer to read in minutes. */
export function accessPage(mounted: readonly AnyEndpoint[]): string {
  const audiences = Object.keys(access) as Audience[]
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const mark = (audience: Audience, caller: Caller) => (mayCall(audience, caller) ? 'yes' : '–')
  const matrix = [
    row(['audience', ...Object.keys(columns)]),
    row(['---', ...Object.keys(columns).map(() => '---')]),
    ...audiences.map(name => row([name, ...Object.values(columns).map(caller => mark(name, caller))])),
  ]
  const groups = audiences.map(name => {
    const routes = mounted.filter(({ audience }) => audience === name)
    const lines = routes.map(({ method, path, name: call }) => `- \`${method} ${path}\` ${call}`).sort()
    return [`## ${name}: ${access[name].means}`, '', ...lines].join('\n')
  })
  return [HEAD, ...matrix, '', groups.join('\n\n'), ''].join('\n')
}
