import type { Selectable } from 'kysely'
import type { Database } from '../database/types'

export type Parcel = Selectable<Database['parcels']>
