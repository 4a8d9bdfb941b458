import { expect } from 'chai'
import { setViewport } from '@web/test-runner-commands'
import { eachInItsOwnShop, opened } from '../testing/bag'
import { until } from '../testing/see'
import { faces } from './faces'

eachInItsOwnShop()

it('what an open bag says first has the faces that are looked up beforehand, and no others', async () => {
  await setViewport({ width: 1280, height: 800 })
  const { dialog } = await opened()
  await until(() => dialog.querySelector('.line h3'))
  const said = [...dialog.querySelectorAll('*')].filter(element =>
    [...element.childNodes].some(node => node instanceof Text && node.data.trim()),
  )
  const worn = said.map(element => {
    const { fontWeight, fontSize } = getComputedStyle(element)
    return `${fontWeight} ${Number.parseFloat(fontSize)}`
  })
  expect([...new Set(worn)].sort()).to.deep.equal([...faces].sort())
})
