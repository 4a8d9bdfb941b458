import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'

/** Something that the person at the terminal can put right: the message is for them, with no stack. */
export class RequirementError extends Error {}

const oldest = [20, 19]

/** Refuses a Node that is too old, or built without what the shop needs. */
export function checkNode(versions = process.versions) {
  const [major, minor] = versions.node.split('.').map(Number)
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    throw new RequirementError(
      `Till needs Node ${oldest.join('.')} or newer, and this is Node ${versions.node}: see https://nodejs.org.`,
    )
  }
  if (!versions.openssl)
    throw new RequirementError('Till needs a Node with OpenSSL, and this one was built without it.')
  if (!versions.icu) throw new RequirementError('Till needs a Node with Intl, and this one was built without it.')
}

/** The addresses and the data folder, from the environment or as usual. */
export function readSettings(environment = process.env, root = process.cwd()) {
  const port = (name, usual) => {
    const value = environment[name] || usual
    const number = Number(value)
    if (!Number.isInteger(number) || number < 1 || number > 65_535) {
      throw new RequirementError(`Expected ${name} to be a port from 1 to 65535, got '${value}'.`)
    }
    return number
  }
  const settings = {
    hostPort: port('TILL_HOST_PORT', '4400'),
    shopPort: port('TILL_SHOP_PORT', '4401'),
    data: environment.TILL_DATA_DIR ? resolve(environment.TILL_DATA_DIR) : join(root, '.till'),
    database: environment.DATABASE_URL || undefined,
  }
  if (settings.hostPort === settings.shopPort) {
    throw new RequirementError(
      `TILL_HOST_PORT and TILL_SHOP_PORT are both ${settings.hostPort}: host pages and shop need one each.`,
    )
  }
  return settings
}

/** Refuses a port that someone else listens on. */
export function checkPort(port, name) {
  return new Promise((free, refuse) => {
    const server = createServer()
    server.once('error', error =>
      refuse(
        new RequirementError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken: stop what listens there, or choose another with ${name}.`
            : `Port ${port} cannot be used (${error.code}): choose another with ${name}.`,
        ),
      ),
    )
    server.listen(port, () => server.close(free))
  })
}

/** Refuses a data folder that cannot hold the shop's data. */
export function checkDataFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' })
    accessSync(folder, constants.R_OK | constants.W_OK)
  } catch (error) {
    throw new RequirementError(
      `The data folder ${folder} cannot be written (${error.code}): put that right, or name another in TILL_DATA_DIR.`,
    )
  }
}
