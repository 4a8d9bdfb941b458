import { createHash } from 'node:crypto'
import { klarnaScript } from './klarna-script'
import { paypalScript } from './paypal-script'

/** The sandbox's stand-ins of the providers' scripts, by name. */
export const scripts = { paypal: paypalScript, klarna: klarnaScript } as const

/** The hash that a page demands of a script. */
export const integrityOf = (script: string): string => `sha384-${createHash('sha384').update(script).digest('base64')}`
