import { createHash } from 'node:crypto'
import { klarnaScript } from './klarna-script'
import { paypalScript } from './paypal-script'

/** Replacements of the providers' scripts, by name. */
export const scripts = { paypal: paypalScript, klarna: klarnaScript } as const

export const integrityOf = (script: string): string => `sha384-${createHash('sha384').update(script).digest('base64')}`
