import { readFileSync, writeFileSync } from 'node:fs'
import { configuration, load } from './config.mjs'
import { initialData, productsCsv, promotions } from './data.mjs'

// Fills an empty database with our products; its jobs are done here, the search index among them.
const { bootstrap, JobQueueService, PromotionService, RequestContextService } = load('@vendure/core')
const { populate } = load('@vendure/core/cli')
const [productsFile, csvFile] = process.argv.slice(2)
const products = JSON.parse(readFileSync(productsFile, 'utf8'))
const start = async () => {
  const app = await bootstrap(configuration({ synchronize: true }))
  await app.get(JobQueueService).start()
  return app
}

// It ends with the bench, however that ends.
process.once('disconnect', () => process.exit())
writeFileSync(csvFile, productsCsv(products))
const app = await populate(start, initialData(products), csvFile)
const context = await app.get(RequestContextService).create({ apiType: 'admin' })
for (const promotion of promotions) {
  const { errorCode, message } = await app.get(PromotionService).createPromotion(context, promotion)
  if (errorCode) throw new Error(`Vendure refused a promotion: ${message}`)
}
process.send({ ready: 'populated' })
