/** Status, meaning, and whether the same call may succeed when made again. */
export type Row = readonly [status: number, meaning: string, again?: 'again']
