import { number, type } from 'superstruct'

/** The points of a loyalty account that pay a part of a cart, and what they are worth. */
export const Reward = type({ points: number(), amountInCurrency: number() })
