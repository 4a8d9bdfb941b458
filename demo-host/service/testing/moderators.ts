import type { Moderator } from '../moderator-settings'

const moderator = (name: string): Moderator => ({ name, key: `the key of ${name}, and of nobody else at all` })

export const ada = moderator('ada')
export const ben = moderator('ben')

/** What a browser sends once somebody has answered its question. */
export const signedBy = ({ name, key }: Moderator) => ({
  authorization: `Basic ${Buffer.from(`${name}:${key}`).toString('base64')}`,
})
