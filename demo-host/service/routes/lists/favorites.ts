import { randomBytes } from 'node:crypto'
import type { Favorites, NewFavorite } from '../../../../core/lists/contracts'
import { endpoints } from '../../../../core/lists/endpoints'
import type { CallContext } from '../../calls/context'
import { newId } from '../../database/ids'
import type { Db } from '../../database/transaction'
import { fail } from '../../failure'
import { answerItems } from '../../lists/answer-list'
import { addFavorite, removeItem } from '../../lists/change-list'
import type { ListedItem, ListRow } from '../../documents/list'
import { mount } from '../../plugins/mount'
import { mountWrite } from '../../plugins/mount-write'
import type { ServiceApp } from '../../plugins/service'
import { lockList, lockOrMakeList, readList, readSharedList, saveList } from '../../repositories/lists'
import { productFacts, productOf } from '../../repositories/product-facts'

export function favoriteRoutes(app: ServiceApp): void {
  mount(app, endpoints.readFavorites, async call => {
    const list = await readList(call.db, call.shopper().consumerNo, 'favorites')
    if (!list) return { favoriteId: null, items: [], total: 0 }
    return {
      favoriteId: list.listId,
      items: await answerItems(call, call.db, list.document, call.query),
      total: list.document.items.length,
    }
  })

  mountWrite(app, endpoints.addFavorite, async (call, tx) => {
    const { consumerNo: owner } = call.shopper()
    const item = await itemToLike(call, tx, call.body)
    const list = await lockOrMakeList(tx, owner, 'favorites')
    if (call.body.favoriteId && call.body.favoriteId !== list.listId) throw fail('PLP400')
    const changed = { ...list, document: addFavorite(list.document, item) }
    await saveList(tx, changed)
    return answerFavorites(call, tx, changed)
  })

  mountWrite(app, endpoints.removeFavorite, async (call, tx) => {
    const list = await lockList(tx, call.shopper().consumerNo, 'favorites')
    if (list?.listId !== call.params.favoriteId) throw fail('PLP400')
    const document = removeItem(list.document, call.params.itemId)
    // Its link would show whatever is liked later.
    const shareId = document.items.length ? list.shareId : null
    const changed = { ...list, document, shareId }
    await saveList(tx, changed)
    return answerFavorites(call, tx, changed)
  })

  mountWrite(app, endpoints.shareFavorites, async (call, tx) => {
    const list = await lockList(tx, call.shopper().consumerNo, 'favorites')
    if (list?.listId !== call.params.favoriteId || list.document.items.length === 0) throw fail('PLP400')
    const shareId = list.shareId ?? randomBytes(16).toString('base64url')
    await saveList(tx, { ...list, shareId })
    return { shareId }
  })

  mount(app, endpoints.readShared, async call => {
    const list = await readSharedList(call.db, call.params.favoriteId)
    if (!list) throw fail('PLP400')
    const items = await answerItems(call, call.db, list.document, call.query)
    return { items, total: list.document.items.length }
  })
}

const answerFavorites = async (call: CallContext, through: Db, list: ListRow): Promise<Favorites> => ({
  favoriteId: list.listId,
  items: await answerItems(call, through, list.document),
  total: list.document.items.length,
})

/** Throws `PLP400` for an unknown product. */
async function itemToLike(call: CallContext, through: Db, { id, qty, itemType }: NewFavorite): Promise<ListedItem> {
  const productId = itemType === 'product' ? id : await productOf(through, id)
  const facts = productId ? await productFacts(call.db, through, [productId]) : new Map()
  if (!productId || !facts.has(productId)) throw fail('PLP400')
  const upc = itemType === 'variant' ? id : null
  return {
    id: newId(),
    productId,
    upc,
    qty,
    recipeId: null,
    giftOption: null,
    customAmount: null,
    currency: call.currency,
  }
}
