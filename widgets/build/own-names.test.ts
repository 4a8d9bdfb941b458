import { expect, it } from 'vitest'
import { withOwnNames } from './own-names'

const runtime = {
  fileName: 'assets/runtime-a1b2.js',
  code: 'let at=1,ro=2,nb=3;export{ro as b,at as $,nb as ns,at as started};',
  isEntry: false,
  imports: ['assets/index-g7h8.js'],
}

const built = (asks: string, from = runtime) => {
  const chunks = [{ ...from }, { ...runtime, fileName: 'assets/next-c3d4.js', code: asks }]
  withOwnNames(chunks)
  return chunks.map(({ code }) => code)
}

it('what chunks ask of each other has the name that it has inside, wherever it is asked for', () => {
  const [has, asks] = built('import{b as e,$ as t,started}from"./runtime-a1b2.js";e(t,started);')
  expect(has).toBe('let at=1,ro=2,nb=3;export{at,at as started,nb,ro};')
  expect(asks).toBe('import{ro as e,at as t,started}from"./runtime-a1b2.js";e(t,started);')
})

it('what is asked of a chunk that is fetched keeps its name, as does what another file has under the same one', () => {
  const [has, asks] = built('import{b}from"./other-e5f6.js";go(e=>e("./runtime-a1b2.js").then(e=>e.ns));')
  expect(has).toContain('nb as ns')
  expect(asks).toBe('import{b}from"./other-e5f6.js";go(e=>e("./runtime-a1b2.js").then(e=>e.ns));')
})

it('a file that needs no other stays as it is, for another build may have written it, too', () => {
  const alone = { ...runtime, imports: [] }
  const asks = 'import{b as e}from"./runtime-a1b2.js";e();'
  expect(built(asks, alone)).toEqual([runtime.code, asks])
})
