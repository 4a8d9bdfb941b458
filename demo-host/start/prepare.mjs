import { checkDataFolder, checkNode, checkPort, readSettings, RequirementError } from './requirements.mjs'

/** Runs a start. What the machine lacks ends it with one sentence, anything else with its stack. */
export async function startOrExplain(start) {
  try {
    await start()
  } catch (error) {
    console.error(error instanceof RequirementError ? error.message : error)
    process.exit(1)
  }
}

/** Checks what the shop needs and installs its packages; returns the settings. */
export async function prepare(root) {
  checkNode()
  const settings = readSettings(process.env, root)
  await Promise.all([checkPort(settings.hostPort, 'TILL_HOST_PORT'), checkPort(settings.shopPort, 'TILL_SHOP_PORT')])
  if (!settings.database) checkDataFolder(settings.data)
  const { installDependencies } = await import('./install.mjs')
  await installDependencies(root)
  return settings
}

/** The settings as both servers read them. */
export const environmentOf = ({ hostPort, shopPort, data }) => ({
  TILL_HOST_PORT: String(hostPort),
  TILL_SHOP_PORT: String(shopPort),
  TILL_DATA_DIR: data,
})
