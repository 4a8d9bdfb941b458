import fp from 'fastify-plugin'
import type { Infer } from 'superstruct'
import { articleEndpoints } from '../../../../core/content/articles/endpoints'
import type { ContentQuery } from '../../../../core/content/contracts'
import { endpoints } from '../../../../core/content/endpoints'
import type { Footer } from '../../../../core/content/footer/contracts'
import { footerEndpoints } from '../../../../core/content/footer/endpoints'
import type { Fragment } from '../../../../core/content/fragment/contracts'
import { fragmentEndpoints } from '../../../../core/content/fragment/endpoints'
import type { Menu } from '../../../../core/content/menus/contracts'
import { menuEndpoints } from '../../../../core/content/menus/endpoints'
import type { Child, Component, ContentPage, LocationSelector } from '../../../../core/content/pages/contracts'
import { docTypes } from '../../../../core/content/pages/contracts'
import type { PopUp } from '../../../../core/content/pop-ups/contracts'
import { popUpEndpoints } from '../../../../core/content/pop-ups/endpoints'
import type { CallContext } from '../../calls/context'
import { answerDocument } from '../../content/answer-record'
import { articleList } from '../../content/article-list'
import { findArticles } from '../../content/find-articles'
import { findByKey, findContent, listContent, type OpenSite, openSite, unknownContent } from '../../content/find'
import { showcase } from '../../content/showcase'
import { mountContent } from './mount-content'

/** A site has one footer, menu and selector. */
const ONLY = 'main'

type SiteCall = CallContext & {
  readonly params: { readonly mode: string; readonly siteId: string }
  readonly query: Infer<typeof ContentQuery>
}

export const contentRoutes = fp(
  async app => {
    const siteOf = (call: SiteCall): Promise<OpenSite> =>
      openSite(call, { mode: call.params.mode, ...call.query }, call.params.siteId)
    const documentOf = async <Answer>(call: SiteCall, kind: string, key: string): Promise<Answer> =>
      answerDocument(await findContent(call, await siteOf(call), kind, key), call)

    mountContent(app, endpoints.readAugmentedPage, call =>
      documentOf<ContentPage>(call, 'augmentedpage', call.params.page),
    )
    mountContent(app, endpoints.readCategoryContent, call =>
      documentOf<ContentPage>(call, 'category', call.params.categoryId),
    )
    mountContent(app, footerEndpoints.readFooter, call => documentOf<Footer>(call, 'footer', ONLY))
    mountContent(app, menuEndpoints.readMenu, call => documentOf<Menu>(call, 'menu', ONLY))
    mountContent(app, endpoints.readPage, call => documentOf<ContentPage>(call, 'page', call.params.page))
    mountContent(app, endpoints.readProductContent, call =>
      documentOf<ContentPage>(call, 'product', call.params.productId),
    )

    mountContent(app, articleEndpoints.searchContent, async call => {
      if (call.params.searchType !== 'article') throw unknownContent()
      const articles = await listContent(call, await siteOf(call), 'article')
      return articleList(await findArticles(call.db, articles, call.query.q ?? ''), call)
    })

    mountContent(app, endpoints.readChildren, async call => {
      const { siteId, parentPageSlug: parent } = call.params
      const site = await siteOf(call)
      await findContent(call, site, 'page', parent)
      const below = (await listContent(call, site, 'page')).filter(({ body }) => body['parent'] === parent)
      const children = below.map(record => {
        const { blocks: _blocks, ...child } = answerDocument<ContentPage & Child>(record, call)
        return child
      })
      return { siteId, parent, children }
    })

    mountContent(app, endpoints.readShowcase, async call => {
      const { docType } = call.params
      if (!docTypes.some(kind => kind === docType)) throw unknownContent()
      const site = await siteOf(call)
      const all = await Promise.all(docTypes.map(kind => listContent(call, site, kind)))
      return showcase(docType, all.flat(), call.query, site.mode === 'preview')
    })

    mountContent(app, fragmentEndpoints.readFragment, async call => {
      const { mode, fragmentId } = call.params
      const record = await findByKey(call, { mode, ...call.query }, 'fragment', fragmentId)
      return { ...answerDocument<Fragment>(record, call), fragmentId }
    })

    mountContent(app, popUpEndpoints.readPopUps, async call => {
      const records = await listContent(call, await siteOf(call), 'popup')
      const popups = records.map(record => ({ ...answerDocument<PopUp>(record, call), name: record.key }))
      return { siteId: call.params.siteId, popups }
    })

    // The internal calls are about the key's own site, as it is published.
    const ownSite = (call: CallContext) => openSite(call, { mode: 'live' }, call.key.siteId)
    const own = async <Answer>(call: CallContext, kind: string, key: string): Promise<Answer> =>
      answerDocument(await findContent(call, await ownSite(call), kind, key), call)

    mountContent(app, endpoints.readComponent, call => own<Component>(call, 'component', call.params.component))
    mountContent(app, endpoints.readSizeChart, call => own<Component>(call, 'size-chart', call.params.productType))
    mountContent(app, endpoints.readLocationSelector, call => own<LocationSelector>(call, 'location-selector', ONLY))
    mountContent(app, endpoints.readOwnPage, call => own<ContentPage>(call, 'page', call.params.page))
  },
  { name: 'content-routes', dependencies: ['calls'] },
)
