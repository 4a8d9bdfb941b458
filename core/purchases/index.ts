export { $hasOlder, $history, $historyError, $listed, $pageCount, historyWanted, olderWanted } from './history'
export type { History, Purchase } from './contracts'
