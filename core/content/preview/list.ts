import { createEvent, createStore, sample } from 'effector'
import type { Infer } from 'superstruct'
import { sentencesWanted } from '../../errors/sentences'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { required } from '../../validate/required'
import { blockStructs } from '../blocks/contracts'
import { type DocumentKind, isDocumentKind, type WantedDocument } from '../documents'
import { endpoints } from '../endpoints'
import type { Showcase, ShowcaseQuery } from '../pages/contracts'

export const limits = ['10', '20', '50'] as const
type Limit = (typeof limits)[number]
const USUAL: Limit = '20'

/** Types of blocks, by which a list may be narrowed. */
export const layouts: readonly string[] = Object.keys(blockStructs)

/** A document of the list. */
export type Shown = Infer<typeof Showcase>['result'][number]

export const previewOpened = createEvent<{ siteId: string }>()
/** With the site's token drafts are listed too. */
export const previewTokenTyped = createEvent<string>()
export const docTypeChosen = createEvent<string>()
export const layoutChosen = createEvent<string>()
export const limitChosen = createEvent<string>()
export const listSubmitted = createEvent()
export const documentPicked = createEvent<{ kind: string; key: string }>()

const readShowcaseFx = requestFx(endpoints.readShowcase)

const $siteId = createStore('').on(previewOpened, (_current, { siteId }) => siteId)

export const $previewToken = createStore('').on(previewTokenTyped, (_current, token) => token)

export const $docType = createStore('').on(docTypeChosen, (_current, docType) => docType)

/** Empty for any. */
export const $layout = createStore('').on(layoutChosen, (_current, layout) => layout)

export const $limit = createStore<Limit>(USUAL).on(
  limitChosen,
  (current, limit) => limits.find(one => one === limit) ?? current,
)

export const $docTypeProblem = createStore<'required' | null>(null).reset(docTypeChosen, previewOpened)

const $lastRequest = createStore<unknown>(null).on(readShowcaseFx, (_current, request) => request)

const settled = sample({
  clock: readShowcaseFx.finally,
  source: $lastRequest,
  filter: (last, { params }) => params === last,
  fn: (_last, outcome) => outcome,
})

export const $listed = createStore<Infer<typeof Showcase> | null>(null).on(settled, (current, outcome) =>
  outcome.status === 'done' ? outcome.result : current,
)

export const $listError = createStore<ShopError | null>(null)
  .on(settled, (_current, outcome) => (outcome.status === 'fail' ? outcome.error : null))
  .reset(readShowcaseFx, previewOpened)

export const $isListing = readShowcaseFx.pending

/** The document in the frames, as they ask for it. */
export const $previewed = createStore<WantedDocument | null>(null).reset(previewOpened)

sample({ clock: listSubmitted, source: $docType, fn: required, target: $docTypeProblem })

sample({
  clock: listSubmitted,
  source: { siteId: $siteId, docType: $docType, layout: $layout, limit: $limit, token: $previewToken },
  filter: ({ docType }) => required(docType) === null,
  fn: ({ siteId, docType, layout, limit, token }) => {
    const query: Infer<typeof ShowcaseQuery> = {
      limit,
      ...(layout ? { layout } : {}),
      ...(token.trim() ? { previewToken: token.trim() } : {}),
    }
    return { params: { mode: token.trim() ? 'preview' : 'live', siteId, docType }, query }
  },
  target: readShowcaseFx,
})

sample({
  clock: documentPicked,
  source: { siteId: $siteId, token: $previewToken },
  filter: (_source, { kind }) => isDocumentKind(kind),
  fn: ({ siteId, token }, { kind, key }): WantedDocument => ({
    kind: kind as DocumentKind,
    siteId,
    key,
    ...(token.trim() ? { previewToken: token.trim() } : {}),
  }),
  target: $previewed,
})

sample({ clock: readShowcaseFx.failData, fn: () => {}, target: sentencesWanted })
