import { aListItem } from '../../core/testing/a-list'
import type { Stories } from '../testing/story'

const liked = { favoriteId: 'list-1', items: [aListItem({ productId: 'TQ4407AB12' })], total: 1 }
const none = { favoriteId: 'list-1', items: [], total: 0 }
const answers = {
  'POST /wishlists/v2/favorites': liked,
  'GET /wishlists/v2/favorites': liked,
  'DELETE /wishlists/v2/favorites/:favoriteId/items/:itemId': none,
}

export const stories: Stories = {
  'as it comes': { html: '<till-favorite product="TQ4407AB12" name="Meridian 2"></till-favorite>', answers },
  'several on a page': {
    html: '<till-favorite product="TQ4407AB12" name="Meridian 2"></till-favorite> <till-favorite product="TQ4407AB14" name="Meridian 3"></till-favorite>',
    answers,
  },
}
