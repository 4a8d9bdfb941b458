import type { Flash } from '../../../core/shapes/flash'
import type { CartView } from './view'

const FLASHES: Readonly<Record<string, { code: string; message: string }>> = {
  ORD404: { code: 'ProductItemNotAvailable', message: 'An item is no longer sold' },
  INV702: { code: 'ProductItemNotAvailable', message: 'An item has no price here' },
  INV700: { code: 'ProductLineItemFullInventoryMissing', message: 'An item is sold out' },
  INV701: { code: 'ProductLineItemFullInventoryMissing', message: 'The store has no more of an item' },
  INV703: { code: 'ProductLineItemFullInventoryMissing', message: 'Other shoppers hold the last ones of an item' },
  INV406: { code: 'ProductLineItemInventoryMissing', message: 'There are fewer of an item than the cart has' },
}

/** One flash for each unavailable line; `left` counts the lines that were removed. */
export const supplyFlash = ({ unavailable }: CartView, left?: number): Flash[] =>
  [...unavailable].flatMap(([itemId, errorId]) => {
    const flash = FLASHES[errorId]
    return flash ? [{ ...flash, itemId, details: { errorId, ...(left === undefined ? {} : { left }) } }] : []
  })
