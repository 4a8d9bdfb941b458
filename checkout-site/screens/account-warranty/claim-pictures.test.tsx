import { expect } from 'chai'
import { fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import { $pictures } from '../../../core/contact'
import { fetchFx, type Sent } from '../../../core/http/fetch'
import { holdTokenFx } from '../../../core/http/hold-token'
import { placeForViews } from '../../testing/place-for-views'
import { ClaimPictures } from './claim-pictures'

const place = placeForViews()
const show = (scope: Scope) =>
  place.show(
    <Provider value={scope}>
      <ClaimPictures error={undefined} />
    </Provider>,
  )

/** A picture as a camera's: larger than anybody needs. */
async function photo(name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 3000
  canvas.height = 1500
  const pen = canvas.getContext('2d')
  pen?.fillRect(0, 0, 1500, 1500)
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'))
  return new File([blob ?? ''], name, { type: 'image/png' })
}

function choose(files: readonly File[]): HTMLInputElement {
  const input = place.element.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no way to choose pictures')
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return input
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise(requestAnimationFrame)
}
const rows = () => [...place.element.querySelectorAll('li')]

describe('the pictures of a claim', () => {
  it('F8: are sent as JPEGs of 2000 px at most, shown with their names, and what is none says so; removing leads back to the choice', async () => {
    const sent: Sent[] = []
    const scope = fork({
      handlers: [
        [holdTokenFx, () => 'token'],
        [
          fetchFx,
          (call: Sent) => {
            if (call.method === 'POST') sent.push(call)
            return {
              status: call.method === 'POST' ? 201 : 204,
              body: call.method === 'POST' ? '{"pictureId":"P1"}' : '',
            }
          },
        ],
      ],
    })
    show(scope)
    const input = choose([await photo('sole.png'), new File(['Dear shop'], 'letter.txt', { type: 'text/plain' })])
    await until(() => scope.getState($pictures).every(({ pictureId, problem }) => pictureId ?? problem))
    await until(() => place.element.textContent?.includes('can’t open this picture') ?? false)

    expect(rows().map(row => row.querySelector('bdi')?.textContent)).to.deep.equal(['sole.png', 'letter.txt'])
    expect(rows()[0]?.textContent).to.include('Sent')
    expect(sent).to.have.length(1)
    const { content } = JSON.parse(sent[0]?.body ?? '{}') as { content: string }
    const drawn = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${content}`)).blob())
    expect([drawn.width, drawn.height]).to.deep.equal([2000, 1000])
    expect(atob(content).slice(0, 3)).to.equal('\xff\xd8\xff')
    expect(atob(content)).not.to.include('Exif')

    rows()[1]?.querySelector<HTMLButtonElement>('[aria-label="Remove letter.txt"]')?.click()
    await until(() => rows().length === 1)
    expect(document.activeElement).to.equal(input)
  })
})
