import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MiniCart, Product, Recommendations } from '../../widgets/react'

const runs = [
  { name: 'Easy miles', text: 'Soft under the heel, every day.', scene: 'scene-coast', shoe: 'TQ4407AB12' },
  { name: 'Off the road', text: 'Grip for wet rock and loose ground.', scene: 'scene-trail', shoe: 'TR8919MN86' },
  { name: 'Race day', text: 'Light, quick, and worn for one thing.', scene: 'scene-track', shoe: 'RC0188MN79' },
]

const KEPT = 4

/** A page as its owner's own React application would write it: the widgets are components with typed props and handlers. */
function Host({ media }: { media: string }) {
  const [run, setRun] = useState(runs[0])
  const [heard, setHeard] = useState<readonly { id: number; what: string }[]>([])
  const hear = (what: string) => setHeard(before => [{ id: (before[0]?.id ?? 0) + 1, what }, ...before].slice(0, KEPT))
  return (
    <>
      <header className="top">
        <p className="brand">Three runs a week</p>
        <MiniCart
          shopUrl="/en-us"
          onOpen={() => hear('onOpen: the bag')}
          onClose={() => hear('onClose: the bag')}
          onCheckout={({ detail }) => hear(`onCheckout: ${detail.basketId}`)}
        />
      </header>
      <h1>What will you run next?</h1>
      <p>This page is a React application. The bag, the shoe and what goes with it are components of till/react.</p>
      <section className="runs" aria-label="Runs">
        {runs.map(each => (
          <button key={each.shoe} type="button" aria-pressed={each === run} onClick={() => setRun(each)}>
            <img src={`${media}/${each.scene}.svg`} alt="" width="400" height="220" />
            <b>{each.name}</b>
            <span>{each.text}</span>
          </button>
        ))}
      </section>
      {run && (
        <>
          <Product product={run.shoe} noSets noCompare onOpen={({ detail }) => hear(`onOpen: ${detail.name}`)} />
          <Recommendations for={run.shoe} kind="goes-with" />
        </>
      )}
      <section className="heard" aria-label="What the handlers heard">
        <h2>What the handlers heard</h2>
        {heard.length > 0 ? (
          <ol>
            {heard.map(({ id, what }) => (
              <li key={id}>
                <code>{what}</code>
              </li>
            ))}
          </ol>
        ) : (
          <p>Open the bag: onOpen is called, with its event.</p>
        )}
      </section>
    </>
  )
}

const place = document.getElementById('app')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Host media={place.dataset.media ?? ''} />
    </StrictMode>,
  )
}
