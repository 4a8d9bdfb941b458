import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { loaded } from '../../http/loaded'
import { requestFx } from '../../http/request'
import type { Block } from '../blocks/contracts'
import { endpoints } from '../endpoints'
import { fragmentEndpoints } from '../fragment/endpoints'
import { type DocumentEntry, type DocumentKind, documentName, type WantedDocument } from './kinds'

interface Read {
  readonly title: string
  readonly blocks: readonly unknown[]
}

/** Some place shows this document, or asks for it once more after an error. */
export const documentWanted = createEvent<WantedDocument>()

const readAugmentedPageFx = requestFx(endpoints.readAugmentedPage)
const readCategoryContentFx = requestFx(endpoints.readCategoryContent)
const readFragmentFx = requestFx(fragmentEndpoints.readFragment)
const readPageFx = requestFx(endpoints.readPage)
const readProductContentFx = requestFx(endpoints.readProductContent)

type Where = { mode: string; siteId: string }
type Asked = { query?: { previewToken: string } }

const safe = { safe: true } as const

const readers: Readonly<Record<DocumentKind, (key: string, where: Where, asked: Asked) => Promise<Read>>> = {
  augmentedpage: (page, where, asked) => scopeBind(readAugmentedPageFx, safe)({ params: { ...where, page }, ...asked }),
  category: (categoryId, where, asked) =>
    scopeBind(readCategoryContentFx, safe)({ params: { ...where, categoryId }, ...asked }),
  fragment: async (fragmentId, { mode }, asked) => {
    const { name, blocks } = await scopeBind(readFragmentFx, safe)({ params: { mode, fragmentId }, ...asked })
    return { title: name, blocks }
  },
  page: (page, where, asked) => scopeBind(readPageFx, safe)({ params: { ...where, page }, ...asked }),
  product: (productId, where, asked) =>
    scopeBind(readProductContentFx, safe)({ params: { ...where, productId }, ...asked }),
}

const readDocumentFx = createEffect<WantedDocument, { title: string; blocks: readonly Block[] }, ShopError>(
  async ({ kind, siteId, key, previewToken }) => {
    const mode = previewToken ? 'preview' : 'live'
    const asked = previewToken ? { query: { previewToken } } : {}
    const { title, blocks } = await readers[kind](key, { mode, siteId }, asked)
    const { checkBlocks } = await loaded(import(/* chunk: content-blocks */ '../blocks/check'))
    return { title, blocks: checkBlocks(blocks) }
  },
)

type Documents = Readonly<Record<string, DocumentEntry>>

const put = (documents: Documents, wanted: WantedDocument, entry: Partial<DocumentEntry>): Documents => {
  const name = documentName(wanted)
  const before = documents[name] ?? { title: '', blocks: [], error: null, isPending: false }
  return { ...documents, [name]: { ...before, ...entry } }
}

export const $documents = createStore<Documents>({})
  .on(readDocumentFx, (documents, wanted) => put(documents, wanted, { isPending: true }))
  .on(readDocumentFx.done, (documents, { params, result }) =>
    put(documents, params, { ...result, error: null, isPending: false }),
  )
  .on(readDocumentFx.fail, (documents, { params, error }) =>
    put(documents, params, { blocks: [], error, isPending: false }),
  )

sample({
  clock: documentWanted,
  source: $documents,
  filter: (documents, wanted) => {
    const known = documents[documentName(wanted)]
    // A draft may have changed since it was shown.
    return !known?.isPending && (!known || known.error !== null || wanted.previewToken !== undefined)
  },
  fn: (_documents, wanted) => wanted,
  target: readDocumentFx,
})
