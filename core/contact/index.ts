import { attach, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { askBotCheckFx } from '../http/bot-check'
import { requestFx } from '../http/request'
import { cameOnline } from '../runtime/page-events'
import { email as emailProblem } from '../validate/email'
import { required } from '../validate/required'
import {
  type CategorySubjects,
  type ContactMessage,
  MAX_DESCRIPTION,
  messageLimits,
  type WarrantyClaim,
} from './contracts'
import { endpoints } from './endpoints'
import { $arePicturesThere, $pictures, picturesForgotten } from './pictures'

export {
  $arePicturesThere,
  $pictures,
  type ChosenPicture,
  pictureRemoved,
  picturesChosen,
  pictureRetried,
} from './pictures'

export { MAX_DESCRIPTION, messageLimits } from './contracts'

export type TypedMessage = Omit<ContactMessage, 'recaptcha_response'>

export type MessageProblems = {
  readonly [Name in keyof TypedMessage]?: 'required' | 'email' | 'max-length'
}

export const subjectsWanted = createEvent()
export const messageSubmitted = createEvent<TypedMessage>()
export const claimSubmitted = createEvent<Omit<WarrantyClaim, 'pictureIds'>>()
export const anotherWanted = createEvent()
export const anotherClaimWanted = createEvent()

const readFx = requestFx(endpoints.readCategorySubjects)
const contactFx = requestFx(endpoints.contactUs)
const claimFx = requestFx(endpoints.claimWarranty)
const botCheckFx = attach({ effect: askBotCheckFx, mapParams: (_message: TypedMessage) => 'register' as const })

export const $categories = createStore<CategorySubjects['categories'] | null>(null).on(
  readFx.doneData,
  (_current, { categories }) => categories,
)

export const $categoriesError = createStore<ShopError | null>(null)
  .on(readFx.failData, (_current, error) => error)
  .reset(readFx)

export const $messageProblems = createStore<MessageProblems>({})
  .on(messageSubmitted, (_current, message) => problemsOf(message))
  .reset(subjectsWanted)

export const $isSendingMessage = createStore(false)
  .on(botCheckFx, () => true)
  .reset(botCheckFx.fail, contactFx.finally)

export const $isSendingClaim = claimFx.pending

/** The number of the sent message, or null. */
export const $sentNumber = createStore<string | null>(null)
  .on(contactFx.doneData, (_current, { contactId }) => contactId)
  .reset(anotherWanted, subjectsWanted)

export const $messageError = createStore<ShopError | null>(null)
  .on([botCheckFx.failData, contactFx.failData], (_current, error) => error)
  .reset(messageSubmitted, anotherWanted, subjectsWanted)

/** The number of the sent claim, or null. */
export const $claimNumber = createStore<string | null>(null)
  .on(claimFx.doneData, (_current, { claimId }) => claimId)
  .reset(anotherClaimWanted)

export const $claimError = createStore<ShopError | null>(null)
  .on(claimFx.failData, (_current, error) => error)
  .reset(claimSubmitted, anotherClaimWanted)

sample({
  clock: subjectsWanted,
  source: { known: $categories, isReading: readFx.pending },
  filter: ({ known, isReading }) => known === null && !isReading,
  fn: () => ({}),
  target: readFx,
})

sample({
  clock: cameOnline,
  source: $categoriesError,
  filter: error => error?.kind === 'network',
  fn: () => {},
  target: subjectsWanted,
})

sample({
  clock: messageSubmitted,
  source: $isSendingMessage,
  filter: (isSending, message) => !isSending && Object.keys(problemsOf(message)).length === 0,
  fn: (_isSending, message) => message,
  target: botCheckFx,
})

sample({
  clock: botCheckFx.done,
  fn: ({ params, result }) => ({ body: { ...params, ...(result ? { recaptcha_response: result } : {}) } }),
  target: contactFx,
})

sample({
  clock: claimSubmitted,
  source: { isSending: $isSendingClaim, pictures: $pictures, areThere: $arePicturesThere },
  filter: ({ isSending, areThere }, { orderNumber, itemId, description }) =>
    !isSending &&
    areThere &&
    Boolean(orderNumber && itemId && description.trim()) &&
    description.length <= MAX_DESCRIPTION,
  fn: ({ pictures }, claim) => {
    const pictureIds = pictures.flatMap(({ pictureId }) => pictureId ?? [])
    return { body: { ...claim, ...(pictureIds.length > 0 ? { pictureIds } : {}) } }
  },
  target: claimFx,
})

sample({ clock: [claimFx.done, anotherClaimWanted], fn: () => {}, target: picturesForgotten })

function problemsOf({ category, subject, name, email, orderNumber = '', message }: TypedMessage): MessageProblems {
  const problems = {
    category: category ? null : 'required',
    subject: subject || !category ? null : 'required',
    name: required(name) ?? tooLong(name, messageLimits.name),
    email: emailProblem(email),
    orderNumber: tooLong(orderNumber, messageLimits.orderNumber),
    message: required(message) ?? tooLong(message, messageLimits.message),
  } as const
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}

const tooLong = (text: string, max: number) => (text.length > max ? ('max-length' as const) : null)
