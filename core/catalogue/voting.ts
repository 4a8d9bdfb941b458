import { asShopError, type ShopError } from '../errors/shop-error'

/** Whether something is helpful. A vote shows at once, only the last of several is sent, and a refused one is undone. */
export interface Vote {
  /** What the shopper pressed last; null before a vote. */
  readonly isHelpful: boolean | null
  readonly counted: boolean | null
  readonly isVoting: boolean
  readonly error: ShopError | null
}

export const noVote: Vote = { isHelpful: null, counted: null, isVoting: false, error: null }

export const isToSend = ({ isHelpful, counted, isVoting }: Vote): boolean => !isVoting && isHelpful !== counted

export const voteGiven = (isHelpful: boolean) => ({ isHelpful, error: null })

export const voteSent = { isVoting: true, error: null }

export const voteCounted = (isHelpful: boolean) => ({ counted: isHelpful, isVoting: false })

export const voteRefused = ({ isHelpful, counted }: Vote, sent: boolean, error: unknown) =>
  isHelpful === sent ? { isHelpful: counted, isVoting: false, error: asShopError(error) } : { isVoting: false }

export const voteRead = (vote: Vote, counted: boolean) => ({
  isHelpful: vote.isHelpful ?? counted,
  counted: vote.counted ?? counted,
})
