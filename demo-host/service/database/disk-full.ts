const DISK_FULL = '53100'

/** Whether the database refused a write because its disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === DISK_FULL || error.code === 'ENOSPC')
