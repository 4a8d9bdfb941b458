import { endpoint } from '../../http/endpoint'
import { BotChallenge, BotChallengeQuery } from './contracts'

export const endpoints = {
  readBotChallenge: endpoint({
    name: 'readBotChallenge',
    method: 'GET',
    path: '/fapi/site/botChallenge',
    audience: 'anyone',
    query: BotChallengeQuery,
    answer: BotChallenge,
  }),
} as const
