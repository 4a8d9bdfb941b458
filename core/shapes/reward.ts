import { number, type } from 'superstruct'

export const Reward = type({ points: number(), amountInCurrency: number() })
