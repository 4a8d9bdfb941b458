import { hash, verify } from '@node-rs/argon2'

/** OWASP's minimum for argon2id: 19 MiB, two rounds, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing uses the thread pool that everything else in the process shares. */
const MAX_AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

/** Returns a PHC string of argon2id. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST))

/** Takes as long without a stored hash, so that the time does not reveal who has an account. */
export async function isPassword(password: string, saved: string | null): Promise<boolean> {
  const matches = await inTurn(async () => verify(saved ?? (await nobody()), password, COST))
  return matches && saved !== null
}

let nobodysHash: Promise<string> | undefined

function nobody(): Promise<string> {
  nobodysHash ??= hash('the password of nobody', COST)
  return nobodysHash
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  while (running >= MAX_AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}
