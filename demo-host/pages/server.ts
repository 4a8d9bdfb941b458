import { fileURLToPath } from 'node:url'
import { pagesApp } from './app'
import { pagesSettings } from './settings'

const settings = pagesSettings(process.env)
const app = await pagesApp(settings, process.env['TILL_PAGES_FILES'] ?? fileURLToPath(new URL('.', import.meta.url)))

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void app.close().then(() => process.exit(0)))

await app.listen({ port: settings.hostPort, host: settings.host })
process.send?.({ ready: 'pages' })
