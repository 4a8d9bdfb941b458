import { useStoreMap, useUnit } from 'effector-react'
import { useEffect, useMemo } from 'react'
import { $articleLists, articlesRetried, articlesShown } from '../../core/content/articles'
import { InSite } from '../host/in-site'
import button from '../ui/button.css?inline'
import notice from '../ui/notice.css?inline'
import { Articles } from './article-grid'
import articles from './articles.css?inline'
import { $words } from './articles.words'
import css from './content.css?inline'
import { FailedArticles } from './failed-articles'
import media from './media.css?inline'

interface FoundArticlesProps {
  siteId: string
  query: string
  /** Where the pages of the site are; empty for the page's own origin. */
  origin: string
}

const KEY = 'found-articles'

/** So many at first, and each time more are wanted. */
const COUNT = 3

const styles = [button, notice, css, media, articles]

/** The articles that a query finds, on a page of the shop's own. Without any it takes no place. */
export function FoundArticles(props: FoundArticlesProps) {
  return (
    <InSite id={KEY} styles={styles}>
      <Found {...props} />
    </InSite>
  )
}

function Found({ siteId, query, origin }: FoundArticlesProps) {
  const { words, show, retry } = useUnit({ words: $words, show: articlesShown, retry: articlesRetried })
  const list = useStoreMap({ store: $articleLists, keys: [KEY], fn: (lists, [key]) => lists[key] ?? null })
  useEffect(() => void show({ key: KEY, siteId, tagId: null, query, count: COUNT }), [show, siteId, query])
  const articles = useMemo(
    () => list?.articles?.map(article => ({ ...article, url: addressAt(origin, article.url) })) ?? [],
    [list?.articles, origin],
  )
  const isLost = list?.part === 'first' && list.error
  if (!list || isLost || articles.length === 0) return null
  return (
    <section className="articles" aria-labelledby={KEY}>
      <h2 className="medium" id={KEY}>
        {words.found}
      </h2>
      <Articles list={list} articles={articles} style={undefined} level={3} />
      <FailedArticles error={list.error} isPending={list.isPending} onRetry={() => retry(KEY)} />
    </section>
  )
}

const addressAt = (origin: string, url: string) => (url.startsWith('/') ? origin + url : url)
