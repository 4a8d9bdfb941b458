import type { GetManualChunk, ManualChunkMeta } from 'rollup'
import { reach } from '../../widgets/build/chunks'

/** What comes together on nearly all pages that need any of it: a file each, as a phone waits longer for a request than for its bytes. */
const rooms: readonly (readonly [name: string, modules: RegExp])[] = [
  [
    'bag',
    /\/widgets\/cart-parts\/(line-(messages|notices|errors)|cart-parts\.words|cart-messages\.words|shipping-bar)\.tsx?$|\/core\/cart\/reach\//,
  ],
  [
    'favorites-model',
    /\/core\/lists\/(index|favorites|off|endpoints|contracts)\.ts$|\/lists-say-what-failed\.ts$|\/product-name\.tsx$/,
  ],
  ['gift', /\/core\/cart\/(extras\/gift|pending-qty)\.ts$|\/gift-option-is-a-dialog\.ts$|\/core\/dialogs\/owner\.ts$/],
  [
    'password',
    /\/checkout-site\/password\/(new-password-input|password-input|password\.words)\.tsx?$|\/core\/password\/rules\//,
  ],
  ['account-form', /\/core\/enrolment\/(form\/index|check-sign-up|phone-rule|contracts|endpoints)\.ts$/],
  ['focus', /\/widgets\/ui\/(keep-focus|focus-back)\.ts$|\/core\/runtime\/is-rendered\.ts$/],
]

/**
 * Libraries, and the few lines that some screens share with what they open: a file of their own would weigh each screen more
 * than they do.
 */
const isWithFirstStep = (id: string) =>
  /[\\/]node_modules[\\/](?!web-vitals|@paypal|@simplewebauthn|@github|altcha-lib)|[\\/]widgets[\\/]host[\\/](events|handle)\.tsx?$/.test(
    id,
  )

/**
 * Says which chunk a module of a page goes into: `NAME` has the first script, `NAME-early` all that it asks before, which waits for
 * no other file, `NAME-vendor` the libraries. Beside them and the rooms, Rollup makes a chunk for each set of users.
 */
export function siteChunks(name: string): GetManualChunk {
  let chunkOf: Map<string, string> | undefined
  return (id, graph) => {
    chunkOf ??= place(name, graph)
    return chunkOf.get(id) ?? null
  }
}

function place(name: string, graph: ManualChunkMeta): Map<string, string> {
  const ids = [...graph.getModuleIds()]
  const chunkOf = new Map<string, string>()
  const put = (some: Iterable<string>, chunk: string) => {
    for (const id of some) if (!chunkOf.has(id)) chunkOf.set(id, chunk)
  }
  const under = (isRoot: (id: string) => boolean) => reach(ids.filter(isRoot), graph)
  put(
    under(id => id.endsWith('/checkout-site/early.ts')),
    `${name}-early`,
  )
  put(under(isWithFirstStep), `${name}-vendor`)
  put(
    under(id => graph.getModuleInfo(id)?.isEntry === true),
    name,
  )
  for (const [room, modules] of rooms)
    put(
      ids.filter(id => modules.test(id)),
      room,
    )
  return chunkOf
}
