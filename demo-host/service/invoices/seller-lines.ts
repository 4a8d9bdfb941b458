import type { Seller } from '../configuration'
import { BRAND } from '../mails/brand'

export function sellerLines(seller: Seller | null, vatId: string): { readonly name: string; readonly lines: string[] } {
  if (!seller) return { name: BRAND, lines: [] }
  return { name: seller.name, lines: [...seller.address, ...(seller.vatId ? [`${vatId}: ${seller.vatId}`] : [])] }
}
