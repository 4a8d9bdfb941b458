const DISK_FULL = '53100'

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === DISK_FULL || error.code === 'ENOSPC')
