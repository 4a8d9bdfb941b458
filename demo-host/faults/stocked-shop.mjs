import { shelves } from './audit.mjs'
import { openShop } from './shop.mjs'
import { variantsOf } from './shopper.mjs'

/** What the runs buy. */
export const PRODUCT = 'TQ4407AB12'

/** A running service whose first variants of the product have so many units each, and what all shelves hold before anybody buys. */
export async function openStockedShop({ file, database }, { environment = {}, ...wanted }) {
  const shop = await openShop({ file, database }, environment)
  await shop.start()
  return { shop, ...(await stock(shop, wanted)) }
}

/** Stocks a running service so. */
export async function stock(shop, { onHand, variants = 1 }) {
  const upcs = (await variantsOf(shop.origin, PRODUCT)).slice(0, variants)
  const initial = await shop.look(async query => {
    await query('update stock set on_hand = $1, reserved = 0 where upc = any($2)', [onHand, upcs])
    return shelves(query)
  })
  return { upcs, initial }
}
