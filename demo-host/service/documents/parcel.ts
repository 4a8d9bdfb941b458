import type { Selectable } from 'kysely'
import type { Database } from '../database/types'

/** An order on its way, as it is stored. */
export type Parcel = Selectable<Database['parcels']>
