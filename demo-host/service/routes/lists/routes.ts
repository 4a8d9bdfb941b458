import { forSweeps } from '../../database/connection'
import type { ServiceApp } from '../../plugins/service'
import { every } from '../../plugins/sweeps'
import { deleteOldLists } from '../../repositories/lists'
import { favoriteRoutes } from './favorites'
import { savedRoutes } from './saved'

const SWEEP_SECONDS = 3_600

/** Mounts saved for later and favourites. */
export function listRoutes(app: ServiceApp): void {
  savedRoutes(app)
  favoriteRoutes(app)
  every(app, SWEEP_SECONDS, 'lists', () => deleteOldLists(forSweeps(app.service.db)))
}
