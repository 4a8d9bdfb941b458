import { endpoint } from '../http/endpoint'
import { SentFile } from '../shapes/sent-file'
import { DataCopy, ProvedByPassword } from './contracts'

const own = { audience: 'registered', method: 'POST', body: ProvedByPassword } as const

export const endpoints = {
  readCopy: endpoint({
    name: 'readCopy',
    method: 'GET',
    path: '/consumers-v3/consumer/data/copy',
    audience: 'registered',
    answer: DataCopy,
  }),
  requestCopy: endpoint({
    name: 'requestCopy',
    method: 'POST',
    path: '/consumers-v3/consumer/data/copy',
    audience: 'registered',
    answer: DataCopy,
  }),
  downloadCopy: endpoint({
    ...own,
    name: 'downloadCopy',
    path: '/consumers-v3/consumer/data/copy/download',
    answer: SentFile,
  }),
  eraseAccount: endpoint({ ...own, name: 'eraseAccount', path: '/consumers-v3/consumer/data/erase' }),
} as const
