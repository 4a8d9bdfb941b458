import type { StoredCard } from '../../documents/cart'
import type { Json } from './site'

type SavedCardsTable = {
  id: string
  consumer_no: string
  /** Identifies a card for its shopper: first and last digits, and expiry. */
  likeness: string
  main: boolean
  card: Json<StoredCard>
  created_at: Date
}

/** Saved gift cards, by their stored value. */
type SavedGiftCardsTable = { id: string; consumer_no: string; value_id: string; created_at: Date }

export type SavedCardTables = { saved_cards: SavedCardsTable; saved_gift_cards: SavedGiftCardsTable }
