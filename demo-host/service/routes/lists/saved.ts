import type { SavedForLater } from '../../../../core/lists/contracts'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints } from '../../../../core/lists/endpoints'
import { lineOf, removeLine, upcOf } from '../../carts/change-lines'
import { saveNewCart, openForWrite } from '../../carts/open'
import type { CallContext } from '../../calls/context'
import type { Db } from '../../database/transaction'
import { newId } from '../../database/ids'
import { fail } from '../../failure'
import { answerItems } from '../../lists/answer-list'
import { changeItem, addItem, removeItem, itemOf } from '../../lists/change-list'
import type { ListRow } from '../../documents/list'
import { mount } from '../../plugins/mount'
import { mountWrite } from '../../plugins/mount-write'
import type { ServiceApp } from '../../plugins/service'
import { lockList, lockOrMakeList, readList, saveList } from '../../repositories/lists'
import { productFacts } from '../../repositories/product-facts'

export function savedRoutes(app: ServiceApp): void {
  for (const read of [endpoints.readSaved, endpoints.readSavedOfCart] as const) {
    mount(app, read, async call => {
      const list = await readList(call.db, call.shopper().consumerNo, 'saved')
      return {
        saveForLaterId: list?.listId ?? null,
        items: list ? await answerItems(call, call.db, list.document, call.query) : [],
      }
    })
  }

  mountWrite(app, cart.saveLine, async (call, tx) => {
    const { consumerNo: owner } = call.shopper()
    const from = await openForWrite(call, tx, call.params.basketId)
    if (call.body.itemId.startsWith('gift-')) throw fail('GWP403')
    const line = lineOf(from.row.document, call.body.itemId)
    const list = await lockOrMakeList(tx, owner, 'saved')
    const item = { ...line, id: newId(), currency: from.row.currency }
    const facts = await productFacts(call.db, tx, [line.productId])
    const max = facts.get(line.productId)?.document.maxQty ?? Infinity
    await saveList(tx, { ...list, document: addItem(list.document, item, max) })
    return saveNewCart(call, tx, from, removeLine(from.row.document, line.id))
  })

  mountWrite(app, endpoints.updateSaved, async (call, tx) => {
    const { body } = call
    const list = ownList(await lockList(tx, call.shopper().consumerNo, 'saved'), body.saveForLaterId)
    const item = itemOf(list.document, body.itemId)
    const facts = await productFacts(call.db, tx, [item.productId])
    const upc = body.upc ? upcOf({ productId: item.productId, upc: body.upc }, { facts }) : item.upc
    const max = facts.get(item.productId)?.document.maxQty ?? body.qty
    if (body.qty > max) throw fail('INV408', { maxAllowedQty: max })
    const changed = { ...list, document: changeItem(list.document, { ...item, upc, qty: body.qty }, max) }
    await saveList(tx, changed)
    return answerSaved(call, tx, changed)
  })

  mountWrite(app, endpoints.removeSaved, async (call, tx) => {
    const list = ownList(await lockList(tx, call.shopper().consumerNo, 'saved'), call.params.saveForlaterId)
    const changed = { ...list, document: removeItem(list.document, call.params.itemId) }
    await saveList(tx, changed)
    return answerSaved(call, tx, changed)
  })
}

function ownList(list: ListRow | null, listId: string): ListRow {
  if (list?.listId !== listId) throw fail('PLP400')
  return list
}

const answerSaved = async (call: CallContext, through: Db, list: ListRow): Promise<SavedForLater> => ({
  saveForLaterId: list.listId,
  items: await answerItems(call, through, list.document),
})
