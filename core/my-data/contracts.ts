import { size, string, type } from 'superstruct'

/** An open session alone neither takes a person's data away nor erases it. */
export const ProvedByPassword = type({ password: size(string(), 1, 256) })
