import { createEffect, scopeBind } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { validPart } from '../valid-part'
import { ArticleList } from './contracts'
import { articleEndpoints } from './endpoints'

const searchContentFx = requestFx(articleEndpoints.searchContent)

/** What was found, with how many of it came: one that breaks its contract is left out, and counts. */
export type Found = ArticleList & { readonly count: number }

export const searchArticlesFx = createEffect<Parameters<typeof searchContentFx>[0], Found, ShopError>(async call => {
  const sent = await scopeBind(searchContentFx, { safe: true })(call)
  return { ...(validPart(sent, ArticleList, 'articles') as ArticleList), count: sent.result.length }
})
