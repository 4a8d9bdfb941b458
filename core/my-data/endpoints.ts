import { endpoint } from '../http/endpoint'
import { SentFile } from '../shapes/sent-file'
import { ProvedByPassword } from './contracts'

const own = { audience: 'registered', method: 'POST', body: ProvedByPassword } as const

/** What the shop keeps of a person: to be taken away, or erased. */
export const endpoints = {
  downloadData: endpoint({
    ...own,
    name: 'downloadData',
    path: '/consumers-v3/consumer/data/download',
    answer: SentFile,
  }),
  eraseAccount: endpoint({ ...own, name: 'eraseAccount', path: '/consumers-v3/consumer/data/erase' }),
} as const
