import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { asShopError, type ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import { type PictureFailure, shrinkPictureFx } from '../../runtime/shrink-picture'
import { MAX_CAPTION_LENGTH, MAX_PHOTO_BYTES } from '../contracts'
import { endpoints } from '../endpoints'

// A shopper sends a picture to a gallery. All that they chose and typed stays until it is sent.

export interface PictureDraft {
  readonly caption: string
  readonly author: string
  readonly isOwn: boolean
}

/** What the gallery is about. */
export interface PicturePlace {
  readonly product: string | null
  readonly category: string | null
}

export interface ChosenPicture {
  readonly file: File
  /** As it is sent; null until it is redrawn. */
  readonly base64: string | null
  readonly problem: PictureFailure | ShopError | null
}

export type DraftProblems = { readonly [Name in keyof PictureDraft | 'picture']?: 'required' | 'too-long' }

/** Browsers draw such a file completely in memory. */
const MAX_CHOSEN_BYTES = 40 * 1024 * 1024

const nothing: PictureDraft = { caption: '', author: '', isOwn: false }

export const pictureChosen = createEvent<File>()
export const pictureRemoved = createEvent()
export const pictureTyped = createEvent<Partial<PictureDraft>>()
export const pictureSubmitted = createEvent<PicturePlace>()
/** The thanks were read. */
export const pictureFormLeft = createEvent()

const createUserFx = requestFx(endpoints.createSocialUser)
const postFx = requestFx(endpoints.postMedia)

const drawFx = createEffect<File, string, PictureFailure>(file => {
  const shrink = scopeBind(shrinkPictureFx, { safe: true })
  return file.size > MAX_CHOSEN_BYTES ? Promise.reject('too-large') : shrink({ file, maxBytes: MAX_PHOTO_BYTES })
})

const sendFx = createEffect<PictureDraft & PicturePlace & { readonly content: string }, void, ShopError>(
  async ({ caption, author, isOwn, product, category, content }) => {
    const [createUser, post] = [scopeBind(createUserFx, { safe: true }), scopeBind(postFx, { safe: true })]
    const { userId } = await createUser({ body: { name: author.trim() } })
    const about = { ...(category && { category }), ...(product && { productIds: [product] }) }
    await post({ params: { userId }, body: { content, caption: caption.trim(), isOwn, ...about } })
  },
)

const isOfPicture = ({ code }: ShopError) => code.startsWith('PIC')

export const $chosenPicture = createStore<ChosenPicture | null>(null)
  .on(pictureChosen, (_before, file) => ({ file, base64: null, problem: null }))
  .on(drawFx.done, (chosen, { params, result }) => (chosen?.file === params ? { ...chosen, base64: result } : chosen))
  .on(drawFx.fail, (chosen, { params, error }) => (chosen?.file === params ? { ...chosen, problem: error } : chosen))
  .on(sendFx.failData, (chosen, error) => (chosen && isOfPicture(error) ? { ...chosen, problem: error } : chosen))
  .reset(pictureRemoved, sendFx.done, tokenForgotten)

export const $pictureDraft = createStore<PictureDraft>(nothing)
  .on(pictureTyped, (draft, change) => ({ ...draft, ...change }))
  .on(sendFx.done, ({ author }) => ({ ...nothing, author }))
  .reset(tokenForgotten)

/** Of the last attempt; each goes once its field is changed. */
export const $pictureProblems = createStore<DraftProblems>({})
  .on(pictureTyped, (problems, change) => without(problems, Object.keys(change)))
  .on([pictureChosen, pictureRemoved], problems => without(problems, ['picture']))
  .reset(sendFx.done, tokenForgotten)

/** Grows with each refused attempt, so that the view leads to what is wrong. */
export const $pictureAttempts = createStore(0)

export const $isSendingPicture = sendFx.pending

export const $pictureError = createStore<ShopError | null>(null)
  .on(sendFx.failData, (_before, error) => (isOfPicture(error) ? null : asShopError(error)))
  .reset(sendFx, pictureFormLeft, tokenForgotten)

export const $isPictureSent = createStore(false)
  .on(sendFx.done, () => true)
  .reset(pictureFormLeft, tokenForgotten)

sample({ clock: pictureChosen, target: drawFx })

const checked = sample({
  clock: pictureSubmitted,
  source: { draft: $pictureDraft, chosen: $chosenPicture, isSending: sendFx.pending, isDrawing: drawFx.pending },
  filter: ({ isSending, isDrawing }) => !isSending && !isDrawing,
  fn: ({ draft, chosen }, place) => ({ draft, chosen, place, problems: problemsOf(draft, chosen) }),
})

const isRight = ({ problems }: { problems: DraftProblems }) => Object.keys(problems).length === 0

$pictureProblems.on(checked, (_before, { problems }) => problems)

$pictureAttempts.on(checked, (attempts, checking) => (isRight(checking) ? attempts : attempts + 1))
$pictureAttempts.on(sendFx.failData, (attempts, error) => (isOfPicture(error) ? attempts + 1 : attempts))

sample({
  clock: checked,
  filter: isRight,
  fn: ({ draft, chosen, place }) => ({ ...draft, ...place, content: chosen?.base64 ?? '' }),
  target: sendFx,
})

/** In characters, where an emoji is one. */
export const charactersLeft = (caption: string): number => MAX_CAPTION_LENGTH - [...caption.trim()].length

function problemsOf({ caption, author, isOwn }: PictureDraft, chosen: ChosenPicture | null): DraftProblems {
  return {
    ...(!chosen?.base64 || chosen.problem ? { picture: 'required' as const } : {}),
    ...(!caption.trim()
      ? { caption: 'required' as const }
      : charactersLeft(caption) < 0 && { caption: 'too-long' as const }),
    ...(!author.trim() && { author: 'required' as const }),
    ...(!isOwn && { isOwn: 'required' as const }),
  }
}

const without = (problems: DraftProblems, names: readonly string[]): DraftProblems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)))
