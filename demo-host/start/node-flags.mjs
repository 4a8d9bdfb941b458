/**
 * What Node is told where it runs the service. Young objects get 24 MB in place of 48: they die within a call, so less
 * would only collect more often, and move what a running call still needs to the old ones. These are collected while they
 * are few, which Node otherwise decides by the size of the machine.
 */
export const serviceFlags = ['--max-semi-space-size=8', '--max-old-space-size=512']
