import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MiniCart, QuickShop } from '../../widgets/react'

const shoes = [
  { id: 'TQ4407AB12', name: 'Meridian 2' },
  { id: 'TQ4407AB13', name: 'Another shoe' },
]

/** A shop's page as its own React application would write it: the widgets are components with typed props and handlers. */
function Host() {
  const [shoe, setShoe] = useState(shoes[0])
  const [message, setMessage] = useState('Nothing yet.')
  return (
    <>
      <div className="bar">
        <MiniCart
          shopUrl="/en-us"
          onOpen={() => setMessage('The bag has opened.')}
          onClose={() => setMessage('The bag has closed.')}
          onCheckout={({ detail }) => setMessage(`Checkout of ${detail.basketId}.`)}
        />
        <output>{message}</output>
      </div>
      <div className="bar">
        {shoes.map(each => (
          <button key={each.id} type="button" aria-pressed={each === shoe} onClick={() => setShoe(each)}>
            {each.name}
          </button>
        ))}
      </div>
      {shoe && (
        <QuickShop
          product={shoe.id}
          onOpen={() => setMessage(`${shoe.name} has opened.`)}
          onClose={() => setMessage(`${shoe.name} has closed.`)}
        />
      )}
    </>
  )
}

const place = document.getElementById('app')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Host />
    </StrictMode>,
  )
}
