import { expect } from 'chai'
import { reportOtherKeys } from './other-keys'

it('I10: the developer of a page reads once that a second tag has another key, and nothing of one with the same', () => {
  const said: string[] = []
  const { error } = console
  const place = document.createElement('div')
  const put = (key: string, src: string) =>
    place.insertAdjacentHTML('beforeend', `<script data-key="${key}" src="https://shop.example/${src}"></script>`)
  document.body.append(place)
  console.error = (sentence: string) => void said.push(sentence)
  try {
    put('pk_one', 'till.js')
    put('pk_one', 'till.js?again')
    put('pk_chat', 'chat.js')
    reportOtherKeys('pk_one')
    expect(said).to.deep.equal([])
    put('pk_other', 'till.js')
    reportOtherKeys('pk_one')
    reportOtherKeys('pk_one')
  } finally {
    console.error = error
    place.remove()
  }
  expect(said).to.deep.equal([
    '[till] Expected data-key="pk_one" at each tag of the script, got "pk_other", which is ignored.',
  ])
})
