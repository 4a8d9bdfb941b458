import fp from 'fastify-plugin'
import { forSweeps } from '../../database/connection'
import { every } from '../../plugins/sweeps'
import { deleteOldLists } from '../../repositories/lists'
import { favoriteRoutes } from './favorites'
import { savedRoutes } from './saved'

const SWEEP_SECONDS = 3_600

export const listRoutes = fp(
  async app => {
    savedRoutes(app)
    favoriteRoutes(app)
    every(app, SWEEP_SECONDS, 'lists', () => deleteOldLists(forSweeps(app.service.db)))
  },
  { name: 'list-routes', dependencies: ['calls'] },
)
