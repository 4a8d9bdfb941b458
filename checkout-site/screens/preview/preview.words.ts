import { defineWords } from '../../../core/site/words'

const english = {
  title: 'Preview',
  docType: 'Doc type',
  docTypeRequired: 'Doc type is required',
  choose: 'Choose',
  layout: 'Layout',
  anyLayout: 'Any',
  limit: 'Limit',
  token: 'Preview token',
  tokenHint: 'With it you also see drafts.',
  list: 'List',
  loading: 'Loading',
  results: 'Results',
  found: (shown: number, all: number) => `${shown} of ${all}`,
  none: 'No results.',
  id: 'ID',
  name: 'Name',
  referrers: 'Referrers',
  modified: 'Modified',
  draft: 'Draft',
  show: 'Show',
  showNamed: (name: string) => `Show ${name}`,
  frames: 'As shoppers see it',
  sizes: { phone: 'Phone', wide: 'Wide' },
  frameOf: (name: string, size: string) => `${name}, ${size}`,
}

export type PreviewWords = typeof english

export const { $words } = defineWords<PreviewWords>(english, {
  fr: () => import('./preview.words.fr'),
  de: () => import('./preview.words.de'),
  ja: () => import('./preview.words.ja'),
  ar: () => import('./preview.words.ar'),
})
