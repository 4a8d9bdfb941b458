import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'

/** A new row's id: UUIDv7, made in the application so that any number of instances and any engine can insert. */
export const newId = (): string => v7()

/** A secret of 256 bits as it travels: base64url, 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
