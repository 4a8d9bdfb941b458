import type { Db } from '../../database/transaction'
import { tokenise } from '../../payments/sandbox-cards'
import { readSandboxCard } from '../../repositories/sandbox-cards'
import type { SandboxData } from '../types'
import { comparable } from '../../repositories/consumers'
import { storeCard } from '../../repositories/saved-cards'

/** Puts people's cards into the sandbox provider's vault, and their tokens into the profiles. */
export async function seedSavedCards(db: Db, { people }: SandboxData): Promise<void> {
  const known = await db.selectFrom('people').select(['email', 'consumer_no']).execute()
  for (const { email, cards } of people) {
    const owner = known.find(row => row.email === comparable(email))
    for (const { main, brand: _brand, ...card } of owner ? cards : []) {
      const { token } = await tokenise(db, { ...card, securityCode: '123' })
      const saved = await readSandboxCard(db, token)
      if (owner && saved) await db.transaction().execute(tx => storeCard(tx, owner.consumer_no, saved, main))
    }
  }
}
