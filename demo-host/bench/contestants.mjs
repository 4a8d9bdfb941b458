import { storefrontPort } from './storefront.mjs'

/** The same page for every script: a bar with a cart, one product, and a picture that loads late. Till and the floor use its elements; Buy Button uses a box. */
export const pageOf = product => `<till-mini-cart></till-mini-cart>
  <img src="/late.gif" width="400" height="400" alt="">
  <button id="add" onclick='till.cart.add(${JSON.stringify(product)}); till.open("mini-cart")'>Add to bag</button>
  <till-quick-shop product="${product.productId}"></till-quick-shop>
  <div id="product"></div>`

/** The room that README.md tells a page to reserve. */
export const pageStyle =
  'till-mini-cart, till-quick-shop { display: inline-block; min-width: 44px; height: 44px; vertical-align: middle }'

/** Each contestant's script. `toggle`, `add` and `line` are paths of selectors; each step enters a shadow root or a frame. */
export const contestants = shop => ({
  floor: {
    // A shop's script is on another origin than the page.
    script: `<script async src="http://localhost:${storefrontPort}/floor.js"></script>`,
    toggle: ['till-mini-cart', 'button'],
    add: ['till-mini-cart', 'button'],
  },
  till: {
    script: `<script async src="${shop}/till.js" data-key="pk_demo" data-locale="en-US"></script>`,
    toggle: ['till-mini-cart', 'button'],
    add: ['till-quick-shop', 'button'],
    press: ['#add'],
    // A skeleton has no name.
    line: ['till-mini-cart', 'dialog[open] .line:has(h3)'],
    isCall: url => url.startsWith(shop) && !url.includes('/assets/') && !url.endsWith('/till.js'),
  },
  'buy button': buyButton({ iframe: true }),
  'buy button, no frames': buyButton({ iframe: false }),
})

function buyButton({ iframe }) {
  const options = ['product', 'cart', 'toggle', 'option', 'lineItem', 'productSet', 'modal', 'modalProduct']
  const way = (frame, inside) => (iframe ? [`${frame} iframe`, inside] : [inside])
  return {
    script: `<script>
      function startBuyButton() {
        var client = ShopifyBuy.buildClient({ domain: 'localhost:${storefrontPort}', storefrontAccessToken: 'bench' })
        ShopifyBuy.UI.init(client).createComponent('product', {
          id: '1',
          node: document.getElementById('product'),
          options: ${JSON.stringify(Object.fromEntries(options.map(name => [name, { iframe }])))},
        })
      }
    </script>
    <script async src="/buybutton.js" onload="startBuyButton()"></script>`,
    toggle: way('.shopify-buy-frame--toggle', '.shopify-buy__cart-toggle'),
    add: way('.shopify-buy-frame--product', '.shopify-buy__btn:not([disabled])'),
    line: way('.shopify-buy-frame--cart.is-active', '.shopify-buy__cart-item'),
    isCall: url => url.includes('/graphql'),
  }
}
