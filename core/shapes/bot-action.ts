import { enums, type Infer } from 'superstruct'

/** What a token of the bot check is for. */
export const BotAction = enums(['login', 'register', 'placeOrder'])
export type BotAction = Infer<typeof BotAction>
