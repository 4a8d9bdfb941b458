import { useStoreMap, useUnit } from 'effector-react'
import { type CSSProperties, useEffect, useId, useMemo, useRef } from 'react'
import {
  $articleLists,
  type ArticleList,
  articlesRetried,
  articlesShown,
  moreArticlesWanted,
} from '../../core/content/articles'
import { type ArticleGrid as Grid, firstCountOf } from '../../core/content/blocks'
import { useHandle } from '../host/handle'
import { Button } from '../ui/button'
import { Live } from '../ui/notice'
import { ArticleCard, ArticleSkeletons } from './article-card'
import { ArticleFacets } from './article-facets'
import { $words } from './articles.words'
import { BlockWords } from './block-words'
import { $words as $contentWords } from './content.words'
import { FailedArticles, useFocusAfterRetry } from './failed-articles'
import { at, usePlace } from './place'

export function ArticleGrid({ block }: { block: Grid }) {
  const { id: widget } = useHandle()
  const { show, retry } = useUnit({ show: articlesShown, retry: articlesRetried })
  const { level, breakpoint } = usePlace()
  const { siteId, tagId = null } = block
  const count = firstCountOf(block)
  const key = [widget, useId(), siteId, tagId].join(' ')
  const list = useStoreMap({ store: $articleLists, keys: [key], fn: (lists, [one]) => lists[one] ?? null })
  useEffect(() => void show({ key, siteId, tagId, count }), [show, key, siteId, tagId, count])
  const columns = at(block.gridSize, breakpoint)
  const style = useMemo(
    (): CSSProperties | undefined =>
      columns ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } : undefined,
    [columns],
  )
  const hasTitle = Boolean(block.title || block.titleHtml)
  const whole = useRef<HTMLDivElement>(null)
  const noteRetry = useFocusAfterRetry(whole, list !== null && !list.isPending && !list.error)
  return (
    <div className="wrap articles" ref={whole} tabIndex={-1}>
      <BlockWords block={block} />
      {list && !block.hideFilters ? <ArticleFacets list={list} /> : null}
      {list?.articles ? (
        <Articles list={list} articles={list.articles} style={style} level={level + (hasTitle ? 1 : 0)} />
      ) : list?.error ? null : (
        <ul className="stories" style={style} aria-busy="true">
          <ArticleSkeletons count={count} />
        </ul>
      )}
      <FailedArticles
        error={list?.error ?? null}
        isPending={list?.isPending ?? false}
        onRetry={() => {
          noteRetry()
          retry(key)
        }}
      />
    </div>
  )
}

interface ArticlesProps {
  list: ArticleList
  articles: NonNullable<ArticleList['articles']>
  style: CSSProperties | undefined
  level: number
}

/** What is there stays while others come, so that nothing jumps. */
export function Articles({ list, articles, style, level }: ArticlesProps) {
  const { words, common, more } = useUnit({ words: $words, common: $contentWords, more: moreArticlesWanted })
  const { place, numFound, isPending, part, error } = list
  const isChanging = isPending && part === 'first'
  const grid = useRef<HTMLUListElement>(null)
  const next = useRef<number | null>(null)
  // The first of the new ones is where reading goes on.
  useEffect(() => {
    if (next.current === null || articles.length <= next.current) return
    grid.current?.children[next.current]?.querySelector('a')?.focus()
    next.current = null
  }, [articles])
  return (
    <>
      <Live className="muted small">{isChanging ? common.loading : words.part(articles.length, numFound)}</Live>
      {articles.length === 0 ? null : (
        <ul ref={grid} className="stories" style={style} aria-busy={isChanging || undefined}>
          {articles.map(article => (
            <li key={article.id}>
              <ArticleCard article={article} level={level} />
            </li>
          ))}
        </ul>
      )}
      {articles.length < numFound && !error ? (
        <Button
          look="side"
          compact
          busy={isPending && part === 'more' ? common.loading : undefined}
          onClick={() => {
            next.current = articles.length
            more(place.key)
          }}
        >
          {words.readMore}
        </Button>
      ) : null}
    </>
  )
}
