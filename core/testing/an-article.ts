import type { Article, ArticleList } from '../content/articles/contracts'

const labels: Readonly<Record<string, string>> = { gear: 'Gear', places: 'Places', training: 'Training' }

/** An article of a blog, with these tags. */
export function anArticle(id: string, tags: readonly string[] = ['gear'], more: Partial<Article> = {}): Article {
  return {
    id,
    url: `/slow-miles/${id}`,
    title: `About ${id}`,
    eyebrow: 'Essay',
    picture: { url: '/media/scene-coast.svg', alt: '', width: 800, height: 560 },
    tags: tags.map(tag => ({ id: tag, label: labels[tag] ?? tag })),
    date: '2026-09-14',
    ...more,
  }
}

type Asked = { readonly query: Readonly<Record<string, string>> }

/** What a service with these articles answers: those with all the tags, from the offset on, and the tags of all of them. */
export const articlesOf =
  (...all: readonly Article[]) =>
  ({ query: { tagId = '', filters = '', offset = '0', limit = '12' } }: Asked): ArticleList => {
    const wanted = [tagId, ...filters.split(',')].filter(tag => tag !== '')
    const found = all.filter(({ tags }) => wanted.every(tag => tags.some(({ id }) => id === tag)))
    const counts = new Map<string, { id: string; label: string; count: number }>()
    for (const { id, label } of found.flatMap(({ tags }) => tags)) {
      counts.set(id, { id, label, count: (counts.get(id)?.count ?? 0) + 1 })
    }
    return {
      result: found.slice(Number(offset), Number(offset) + Number(limit)),
      facets: [...counts.values()].sort((one, other) => other.count - one.count),
      numFound: found.length,
    }
  }
