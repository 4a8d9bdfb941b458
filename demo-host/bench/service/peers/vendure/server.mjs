import { configuration, load } from './config.mjs'

// It ends with the bench, however that ends.
process.once('disconnect', () => process.exit())
await load('@vendure/core').bootstrap(configuration({ synchronize: false }))
process.send?.({ ready: 'vendure' })
