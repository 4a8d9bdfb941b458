import { configuration, load } from './config.mjs'

await load('@vendure/core').bootstrap(configuration({ synchronize: false }))
process.send?.({ ready: 'vendure' })
