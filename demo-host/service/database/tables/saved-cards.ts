import type { KeptCard } from '../../documents/cart'
import type { Json } from './site'

type SavedCardsTable = {
  id: string
  consumer_no: string
  /** What two cards of one shopper cannot share: first and last digits, and the expiry. */
  likeness: string
  main: boolean
  card: Json<KeptCard>
  created_at: Date
}

/** Gift cards that a shopper keeps, by the stored value that each is. */
type SavedGiftCardsTable = { id: string; consumer_no: string; value_id: string; created_at: Date }

export type SavedCardTables = { saved_cards: SavedCardsTable; saved_gift_cards: SavedGiftCardsTable }
