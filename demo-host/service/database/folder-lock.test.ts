import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from './folder-lock'

describe('a data folder', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'till-lock-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('is refused while somebody is at work in it, in one sentence that says what to do', async () => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(
      new RegExp(
        `^The data folder ${folder} is in use by process ${process.pid} on .+: stop it, or name another folder in TILL_DATA_DIR.$`,
      ),
    )
    unlock()
  })

  it('is free after its process was killed, whatever that process left behind', async () => {
    writeFileSync(join(folder, 'in-use-by'), `${process.ppid} 12`)
    const unlock = await lockFolder(folder)
    unlock()
  })

  it('that cannot be written is named in one sentence, with what to do', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    for (const wrong of [file, join(file, 'inside')])
      await expect(lockFolder(wrong)).rejects.toThrow(
        new RegExp(`^The data folder ${wrong} cannot be written \\(E[A-Z]+\\): name another in TILL_DATA_DIR.$`),
      )
  })

  it('is free again when it was given back', async () => {
    const unlock = await lockFolder(folder)
    unlock()
    const again = await lockFolder(folder)
    again()
  })
})
