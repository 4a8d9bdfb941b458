import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

  it('is refused while another process is at work in it, in one sentence that says what to do', () => {
    writeFileSync(join(folder, 'in-use-by'), String(process.ppid))
    expect(() => lockFolder(folder)).toThrow(
      `The data folder ${folder} is in use by process ${process.ppid}: stop it, or name another folder in TILL_DATA_DIR.`,
    )
  })

  it('is free after its process was killed', () => {
    writeFileSync(join(folder, 'in-use-by'), '4194305 12')
    lockFolder(folder)()
  })

  it.runIf(process.platform === 'linux')('is free where the process id was given to someone else since', () => {
    writeFileSync(join(folder, 'in-use-by'), `${process.ppid} 1`)
    lockFolder(folder)()
  })

  it('is free again when it was given back', () => {
    const unlock = lockFolder(folder)
    expect(readFileSync(join(folder, 'in-use-by'), 'utf8')).toContain(String(process.pid))
    unlock()
    lockFolder(folder)()
  })
})
