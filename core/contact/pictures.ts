import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { tokenForgotten } from '../http/token'
import { type PictureFailure, shrinkPictureFx } from '../runtime/shrink-picture'
import { MAX_PICTURE_BYTES, MAX_PICTURES } from './contracts'
import { endpoints } from './endpoints'

// Each picture is sent as soon as it is chosen; the claim then names those that arrived.

/** Browsers draw such a file completely in memory. */
const MAX_CHOSEN_BYTES = 40 * 1024 * 1024

export type PictureProblem = 'too-many' | PictureFailure | ShopError

export type ChosenPicture = {
  readonly file: File
  /** The sent data, for showing it. */
  readonly base64: string | null
  /** Its number at the shop, once it has arrived. */
  readonly pictureId: string | null
  readonly problem: PictureProblem | null
}

export const picturesChosen = createEvent<readonly File[]>()
export const pictureRemoved = createEvent<ChosenPicture>()
export const pictureRetried = createEvent<File>()
export const picturesForgotten = createEvent()

const saveFx = requestFx(endpoints.addClaimPicture)
const removeFx = requestFx(endpoints.removeClaimPicture)

const drawn = createEvent<{ file: File; base64: string }>()

const sendFx = createEffect<File, string, PictureProblem>(async file => {
  const shrink = scopeBind(shrinkPictureFx)
  const noteDrawn = scopeBind(drawn)
  const keep = scopeBind(saveFx)
  if (file.size > MAX_CHOSEN_BYTES) return Promise.reject('too-large')
  const base64 = await shrink({ file, maxBytes: MAX_PICTURE_BYTES })
  noteDrawn({ file, base64 })
  return (await keep({ body: { content: base64 } })).pictureId
})

/** One at a time: drawing a phone's picture takes 50 MB. */
const sendAllFx = createEffect(async (files: readonly File[]) => {
  const send = scopeBind(sendFx)
  for (const file of files) await send(file).catch(() => {})
})

export const $pictures = createStore<readonly ChosenPicture[]>([])
  .on(picturesChosen, (pictures, files) => [...pictures, ...files.map((file, index) => chosen(pictures, file, index))])
  .on(pictureRetried, tried)
  .on(drawn, (pictures, { file, base64 }) => changed(pictures, file, { base64 }))
  .on(sendFx.done, (pictures, { params, result }) => changed(pictures, params, { pictureId: result }))
  .on(sendFx.fail, (pictures, { params, error }) => changed(pictures, params, { problem: error }))
  .on(pictureRemoved, (pictures, { file }) => pictures.filter(picture => picture.file !== file))
  .reset(picturesForgotten, tokenForgotten)

/** All chosen pictures have arrived. */
export const $arePicturesThere = $pictures.map(pictures => pictures.every(({ pictureId }) => pictureId !== null))

sample({
  clock: [picturesChosen, pictureRetried.map(file => [file])],
  source: $pictures,
  fn: (pictures, files) =>
    pictures.filter(({ file, problem }) => problem === null && files.includes(file)).map(({ file }) => file),
  target: sendAllFx,
})

sample({
  clock: [pictureRemoved, sendFx.fail],
  source: $pictures,
  filter: pictures => countOf(pictures) < MAX_PICTURES && pictures.some(isWaiting),
  fn: pictures => pictures.find(isWaiting)?.file as File,
  target: pictureRetried,
})

// A picture that could not be deleted expires after a day.
sample({
  clock: pictureRemoved,
  filter: ({ pictureId }) => pictureId !== null,
  fn: ({ pictureId }) => ({ params: { pictureId: pictureId ?? '' } }),
  target: removeFx,
})

function chosen(pictures: readonly ChosenPicture[], file: File, index: number): ChosenPicture {
  const problem = countOf(pictures) + index >= MAX_PICTURES ? 'too-many' : null
  return { file, base64: null, pictureId: null, problem }
}

function tried(pictures: readonly ChosenPicture[], file: File): readonly ChosenPicture[] {
  const others = pictures.filter(picture => picture.file !== file)
  return changed(pictures, file, { problem: countOf(others) >= MAX_PICTURES ? 'too-many' : null })
}

/** Pictures that take one of the claim's places. */
const countOf = (pictures: readonly ChosenPicture[]): number =>
  pictures.filter(({ problem }) => typeof problem !== 'string').length

/** Chosen beyond the most of a claim; it takes the next free place. */
const isWaiting = ({ problem }: ChosenPicture): boolean => problem === 'too-many'

const changed = (pictures: readonly ChosenPicture[], file: File, change: Partial<ChosenPicture>): ChosenPicture[] =>
  pictures.map(picture => (picture.file === file ? { ...picture, ...change } : picture))
