/**
 * Node's flags for the service. Young objects get 12 MB in place of 48, since most die within a call. Old ones
 * are collected while they are few, which Node otherwise decides by the size of the machine.
 */
export const serviceFlags = ['--max-semi-space-size=4', '--max-old-space-size=512']
