import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'

/** UUIDv7, made here so that any number of processes and any engine can insert. */
export const newId = (): string => v7()

/** 256 bits as base64url, 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
