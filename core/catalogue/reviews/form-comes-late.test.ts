import { createEffect } from 'effector'
import { expect, it } from 'vitest'
import { aReview } from '../../testing/a-review'
import { shopFor } from '../../testing/shop-for'
import { $ownReviews } from './index'
import { reviewAccepted } from './list'

it('G6: a form whose code comes after the shopper’s own review begins with it', async () => {
  const shop = await shopFor()
  const submitted = { status: 'published', review: aReview('own', { text: 'They hold.' }) } as const
  await shop.press(reviewAccepted, { productId: 'TQ4407AB12', submitted })
  expect(shop.see($ownReviews)).toHaveProperty('TQ4407AB12')
  const waitFx = createEffect(async () => {})
  // After an effect that waited for another, effector still has the page's scope: new stores start with its values.
  const loadFx = createEffect(async () => {
    await waitFx()
    await import('./writing')
  })
  await shop.press(loadFx)
  const { $drafts } = await import('./writing')
  expect(shop.see($drafts)).toMatchObject({ TQ4407AB12: { text: 'They hold.' } })
})
