import { ConfigurationError } from './configuration-error'

/** Somebody of the shop who decides what is shown of what people send, and their password. */
export type Moderator = { readonly name: string; readonly key: string }

const LEAST_KEY = 32
const NAME = /^[\p{L}\d._-]{1,40}$/u

/** `ada:KEY, ben:KEY`. No message quotes a key. */
export function readModerators(
  { TILL_MODERATORS: text = '', TILL_SIGNING_SECRET: secret }: NodeJS.ProcessEnv,
  production: boolean,
): readonly Moderator[] {
  const moderators = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(one => ({ name: one.split(':')[0] ?? '', key: one.slice(one.indexOf(':') + 1) }))
  const isGood = ({ name, key }: Moderator) =>
    NAME.test(name) && key !== name && (!production || (key.length >= LEAST_KEY && key !== secret))
  const each = (what: keyof Moderator) => new Set(moderators.map(one => one[what])).size
  if (moderators.every(isGood) && each('name') === moderators.length && each('key') === moderators.length)
    return moderators
  throw new ConfigurationError(
    `TILL_MODERATORS must give each moderator a name and a key of their own, as in 'ada:KEY, ben:KEY'; in production a key has at least ${LEAST_KEY} characters and is no other secret of the shop.`,
  )
}
