import { asShopError, type ShopError } from '../errors/shop-error'

/** Whether something is helpful. A vote shows at once, the last of several is sent, and it goes back where it is refused. */
export interface Vote {
  /** As the shopper wished last; null before a vote. */
  readonly isHelpful: boolean | null
  readonly counted: boolean | null
  readonly isVoting: boolean
  readonly error: ShopError | null
}

export const noVote: Vote = { isHelpful: null, counted: null, isVoting: false, error: null }

export const isToSend = ({ isHelpful, counted, isVoting }: Vote): boolean => !isVoting && isHelpful !== counted

export const wished = (isHelpful: boolean) => ({ isHelpful, error: null })

export const voteSent = { isVoting: true, error: null }

export const voteCounted = (isHelpful: boolean) => ({ counted: isHelpful, isVoting: false })

export const voteRefused = ({ isHelpful, counted }: Vote, sent: boolean, error: unknown) =>
  isHelpful === sent ? { isHelpful: counted, isVoting: false, error: asShopError(error) } : { isVoting: false }

export const voteRead = (here: Vote, counted: boolean) => ({
  isHelpful: here.isHelpful ?? counted,
  counted: here.counted ?? counted,
})
