import type { GetManualChunk, ManualChunkMeta } from 'rollup'

/**
 * The widgets that most pages start with: their descriptions travel in the index, which saves a request before
 * anything is painted. Any other widget's description is a chunk of its own.
 */
const first = ['mini-cart', 'quick-shop']

const isIndex = (id: string) => /[\\/]widgets[\\/]entry\.ts$/.test(id)
/** The registry, with the hashes of all that is fetched later (`pins.ts`). */
const isRegistry = (id: string) => /[\\/]widgets[\\/]index\.ts$/.test(id)
const isFirstWidget = (id: string) => first.some(name => id.endsWith(`/${name}/${name}.widget.ts`))
/** What runs every view: mounting, and the shop's start. What else the host imports late waits until it is needed. */
const isHost = (id: string) => /[\\/]widgets[\\/]host[\\/](mount\.tsx|shop\.ts)$/.test(id)
/** The view that nearly every page opens. */
const isFirstView = (id: string) => /[\\/]mini-cart[\\/]mini-cart\.tsx$/.test(id)
/** What makes calls: contracts, http and session. A drawer is painted without it. */
const isCalls = (id: string) => /[\\/]core[\\/](cart[\\/]carry-out|http[\\/]exchange)\.ts$/.test(id)
/** What an open bag fetches next: what its first line does without, and what tells of it in the bag and to the page. */
const isNext = (id: string) =>
  /[\\/](core[\\/](wiring[\\/]late|cart[\\/]upkeep[\\/]index|http[\\/]known-session|errors[\\/]translations|handoff[\\/]create-handoff)\.ts|mini-cart[\\/](told\.tsx|faces\.ts)|host[\\/]tellers\.ts)$/.test(
    id,
  )
const isPassing = (id: string) => /[\\/](say-in-passing\.ts|toasts(\.widget)?\.tsx?)$/.test(id) && !id.includes('/ui/')
/** What a quick shop puts below its button: the wallets' description, view and its way there, needed together. */
const isWallets = (id: string) =>
  /[\\/](wallet-buttons[\\/]wallet-buttons(\.widget)?|quick-shop[\\/]express)\.tsx?$/.test(id)
/** The heart's description, which paints its drawing before any view: the two travel together. */
const isHeart = (id: string) => /[\\/]favorite[\\/]favorite\.widget\.ts$/.test(id)
/** The wallets themselves, each for those who can pay with it; they share all that buys. */
const isWalletPart = (id: string) => /[\\/]wallet-buttons[\\/](apple|paypal)-part\.tsx$/.test(id)
/** The choice of a store, for those who wish to fetch things. */
const isStores = (id: string) => /[\\/]mini-cart[\\/]stores[\\/]stores-part\.ts$/.test(id)
/** Which stores there are: a bag asks, and so does a quick shop of what only stores hand out. Others name the shape alone. */
const isPlaces = (id: string) => /[\\/]core[\\/](stores[\\/]\w+|shapes[\\/]store|runtime[\\/]position)\.ts$/.test(id)
const walletWords = /[\\/](?:quick-shop|forms|wallet-buttons)\.words\.([\w-]+)\.ts$/
/** The bag's words, those of what comes beside its lines, and the toasts', which are few, in one language. */
const firstWords = /[\\/](?:mini-cart|more|gift|toasts)\.words\.([\w-]+)\.ts$/
/** What British and Canadian English say otherwise: a handful of words. */
const fewWords = /[\\/]errors[\\/]words[\\/]en-(GB|CA)\.ts$/
/** What a host page reads of a cart, and all of it, which wallets read. */
const isHostCart = (id: string) => /[\\/]shapes[\\/]host-cart\.ts$/.test(id)
const isWholeCart = (id: string) => /[\\/]shapes[\\/]cart\.ts$/.test(id)
const isWords = (id: string) => /\.words(\.[\w-]+)?\.ts$/.test(id)

/**
 * index    the entry, the first widgets' descriptions, and what a closed widget needs: the element, the host
 * runtime  what every open widget needs (preact, effector, the shop's start), and the view that nearly every page opens
 * calls    what the first call needs beside that
 * and one chunk for each other view and each lazy words file, as Rollup finds them.
 */
export function widgetChunks(): GetManualChunk {
  let chunkOf: Map<string, string> | undefined
  return (id, graph) => {
    chunkOf ??= place(graph)
    return chunkOf.get(id) ?? null
  }
}

function place(graph: ManualChunkMeta): Map<string, string> {
  const chunkOf = new Map<string, string>()
  const put = (ids: Iterable<string>, chunk: string) => {
    for (const id of ids) if (!chunkOf.has(id)) chunkOf.set(id, chunk)
  }
  const ids = [...graph.getModuleIds()]
  const descriptions = ids.filter(id => isIndex(id) || isFirstWidget(id))
  for (const id of descriptions) put(reach(id, graph), 'index')

  put(ids.filter(isRegistry), 'rest')
  // Endpoints name the whole cart for the service; of the widgets only wallets check it.
  const ofHostCart = new Set(ids.filter(isHostCart).flatMap(id => [...reach(id, graph)]))
  for (const id of ids.filter(isWholeCart))
    put(
      [...reach(id, graph)].filter(one => !ofHostCart.has(one)),
      'whole-cart',
    )

  const late = ids.filter(id => isImportedLate(id, graph) && !isWords(id))
  for (const id of late.filter(id => isHost(id) || isFirstView(id))) put(reach(id, graph), 'runtime')
  for (const id of late.filter(isCalls)) put(reach(id, graph), 'calls')
  for (const id of late.filter(isNext)) put(reach(id, graph), 'next')
  for (const id of ids) {
    const language = firstWords.exec(id)?.[1]
    if (language) put([id], `words-${language}`)
    if (fewWords.test(id)) put([id], 'words-en-GB')
  }
  // Each chunk costs every page its pin: what is needed together travels together.
  const isQuickShop = (id: string) => /[\\/]quick-shop[\\/]/.test(id)
  const reached = (some: readonly string[]) => new Set(some.flatMap(id => [...reach(id, graph)]))
  const beside = reached(late.filter(id => /[\\/]quick-shop\.tsx$/.test(id)))
  const others = reached(late.filter(id => !isStores(id)))
  for (const id of late.filter(isStores)) {
    const all = [...reach(id, graph)]
    put(all.filter(isPlaces), 'places')
    put(
      all.filter(one => !others.has(one)),
      'stores',
    )
  }
  const elsewhere = reached(late.filter(id => !isQuickShop(id)))
  put(
    [...beside].filter(id => elsewhere.has(id)),
    'shared',
  )
  for (const id of late.filter(isHeart)) put(reach(id, graph), 'favorite.widget')
  const own = (id: string) => [...reach(id, graph)].filter(one => !beside.has(one))
  for (const id of late.filter(isWallets)) put(own(id), 'wallet-buttons')
  for (const id of late.filter(isWalletPart)) put(own(id), 'wallets')
  for (const id of ids) {
    const language = walletWords.exec(id)?.[1]
    if (language) put([id], `quick-shop-words-${language}`)
  }
  // What is said in passing, and where, is needed together or not at all.
  for (const id of late.filter(isPassing)) put(reach(id, graph), 'toasts')
  return chunkOf
}

function isImportedLate(id: string, graph: ManualChunkMeta): boolean {
  return !isFirstWidget(id) && (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
}

function reach(id: string, graph: ManualChunkMeta, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reach(next, graph, seen)
  return seen
}
