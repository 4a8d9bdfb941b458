import { createEffect, scopeBind } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { checkedBlocks } from '../checked-blocks'
import { endpoints } from '../endpoints'
import { fragmentEndpoints } from '../fragment/endpoints'
import { readByKey } from '../read-by-key'
import { type TitledBlocks, type DocumentKind, documentName, type WantedDocument } from './kinds'

interface Read {
  readonly title: string
  readonly blocks: readonly unknown[]
}

const readAugmentedPageFx = requestFx(endpoints.readAugmentedPage)
const readCategoryContentFx = requestFx(endpoints.readCategoryContent)
const readFragmentFx = requestFx(fragmentEndpoints.readFragment)
const readPageFx = requestFx(endpoints.readPage)
const readProductContentFx = requestFx(endpoints.readProductContent)

type Where = { mode: string; siteId: string }
type PreviewOptions = { query?: { previewToken: string } }

const safe = { safe: true } as const

const readers: Readonly<Record<DocumentKind, (key: string, where: Where, options: PreviewOptions) => Promise<Read>>> = {
  augmentedpage: (page, where, options) =>
    scopeBind(readAugmentedPageFx, safe)({ params: { ...where, page }, ...options }),
  category: (categoryId, where, options) =>
    scopeBind(readCategoryContentFx, safe)({ params: { ...where, categoryId }, ...options }),
  fragment: async (fragmentId, { mode }, options) => {
    const { name, blocks } = await scopeBind(readFragmentFx, safe)({ params: { mode, fragmentId }, ...options })
    return { title: name, blocks }
  },
  page: (page, where, options) => scopeBind(readPageFx, safe)({ params: { ...where, page }, ...options }),
  product: (productId, where, options) =>
    scopeBind(readProductContentFx, safe)({ params: { ...where, productId }, ...options }),
}

const readDocumentFx = createEffect<WantedDocument, TitledBlocks, ShopError>(
  async ({ kind, siteId, key, previewToken }) => {
    const mode = previewToken ? 'preview' : 'live'
    const options = previewToken ? { query: { previewToken } } : {}
    const { title, blocks } = await readers[kind](key, { mode, siteId }, options)
    return { title, blocks: await checkedBlocks(blocks) }
  },
)

// A draft may have changed since it was shown.
const { wanted, $entries } = readByKey(readDocumentFx, documentName, ({ previewToken }) => previewToken !== undefined)

/** Some place shows this document, or asks for it once more after an error. */
export const documentWanted = wanted

export const $documents = $entries
