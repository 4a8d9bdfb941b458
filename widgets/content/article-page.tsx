import { useStoreMap, useUnit } from 'effector-react'
import { useEffect, useMemo, useRef } from 'react'
import { $related, RELATED_LIMIT, relatedKey, relatedRetried, relatedShown } from '../../core/content/articles'
import type { ArticlePage as Page } from '../../core/content/blocks'
import { ArticleCard, Day, ArticleSkeletons } from './article-card'
import { $words } from './articles.words'
import { BlockWords, titleOf } from './block-words'
import { Html } from './html'
import { Targets } from './link'
import { FailedArticles, useFocusAfterRetry } from './failed-articles'
import { MediaView } from './media'
import { usePlace } from './place'

export function ArticlePage({ block }: { block: Page }) {
  const { richText, richTextBelowTargets, targets, linkType, ...head } = block
  return (
    <div className="wrap whole-story">
      <article>
        {block.media ? (
          <MediaView media={block.media} to={block.mediaTarget} label={titleOf(block)} className="lead-pic" />
        ) : null}
        <div className="column">
          <BlockWords block={{ ...head, titleStyle: block.titleStyle ?? 'large' }}>
            {block.date && !block.hideDate ? (
              <p className="muted day">
                <Day date={block.date} />
              </p>
            ) : null}
          </BlockWords>
          {richText ? <Html className="rich long" html={richText} /> : null}
          {linkType === 'No-CTA' ? null : <Targets targets={targets} isEqual={block.equalTargetSize} />}
          {richTextBelowTargets ? <Html className="rich long" html={richTextBelowTargets} /> : null}
        </div>
      </article>
      {block.relatedArticles ? <Related of={block.relatedArticles} /> : null}
    </div>
  )
}

/** Null, title included, if there is no other article. */
function Related({ of: { siteId, articleId, tagId } }: { of: NonNullable<Page['relatedArticles']> }) {
  const { words, show, retry } = useUnit({ words: $words, show: relatedShown, retry: relatedRetried })
  const { level } = usePlace()
  const place = useMemo(() => ({ siteId, articleId, tagId: tagId ?? null }), [siteId, articleId, tagId])
  const key = relatedKey(place)
  const entry = useStoreMap({ store: $related, keys: [key], fn: (all, [one]) => all[one] ?? null })
  useEffect(() => void show(place), [show, place])
  const whole = useRef<HTMLElement>(null)
  const noteRetry = useFocusAfterRetry(whole, Boolean(entry?.articles))
  if (entry?.articles?.length === 0) return null
  const Heading = `h${level}` as 'h2'
  return (
    <section className="related" aria-label={words.related} ref={whole} tabIndex={-1}>
      <Heading className="medium">{words.related}</Heading>
      {entry?.error ? null : (
        <ul className="stories" aria-busy={entry?.articles ? undefined : true}>
          {entry?.articles ? (
            entry.articles.map(article => (
              <li key={article.id}>
                <ArticleCard article={article} level={level + 1} />
              </li>
            ))
          ) : (
            <ArticleSkeletons count={RELATED_LIMIT} />
          )}
        </ul>
      )}
      <FailedArticles
        error={entry?.error ?? null}
        isPending={entry?.isPending ?? false}
        onRetry={() => {
          noteRetry()
          retry(key)
        }}
      />
    </section>
  )
}
