/** Of the sandbox's gallery, in its own shadow root; it takes the page's theme where that is set. */
export const galleryStyle = `
:host { display: block; --surface: var(--till-color-surface, #fff); --text: var(--till-color-text, #191918); --muted: var(--till-color-text-muted, #5f5f5a); --line: var(--till-color-border, #dcdcd7); --sunken: var(--till-color-surface-sunken, #f4f4f1); --focus: var(--till-color-focus, #1f5fd6); --card: var(--till-radius-card, 12px); --sans: var(--till-font-sans, system-ui, 'Noto Sans Arabic', sans-serif); font: 400 16px/24px var(--sans); color: var(--text) }
*, *::before { box-sizing: border-box; margin: 0; padding: 0 }
ul { list-style: none }
button, summary { font: inherit; color: inherit; background: none; border: 0; cursor: pointer }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
[hidden] { display: none !important }
.all { position: relative }
.row { display: grid; grid-auto-flow: column; grid-auto-columns: min(252px, 68%); gap: 12px; overflow-x: auto; overscroll-behavior-x: contain; scroll-snap-type: x proximity; scroll-padding: 4px; scrollbar-width: none; padding: 4px; margin: -4px }
.row::-webkit-scrollbar { display: none }
.row > li { scroll-snap-align: start; min-inline-size: 0 }
.tile { display: block; position: relative; inline-size: 100%; aspect-ratio: 4 / 5; overflow: hidden; border-radius: var(--card); background: var(--sunken); text-align: start }
.tile img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; transition: transform 240ms cubic-bezier(.2, .7, .2, 1) }
.tile::after { content: ''; position: absolute; inset: 55% 0 0; background: linear-gradient(rgb(17 17 16 / 0), rgb(17 17 16 / .66)) }
.who { position: absolute; inset-block-end: 12px; inset-inline: 14px; z-index: 1; color: #fff; font: 600 14px/20px var(--sans); overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.further { display: grid; place-items: center; padding: 16px; border: 1px solid var(--line); background: var(--surface); font-weight: 600; text-align: center }
.further::after { content: none }
.go { position: absolute; inset-block-start: calc(50% - 22px); z-index: 2; display: grid; place-items: center; inline-size: 44px; block-size: 44px; border-radius: 50%; background: #fff; color: #191918; box-shadow: 0 1px 6px rgb(17 17 16 / .24) }
.go svg, .step svg, .x svg { inline-size: 20px; block-size: 20px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.back { inset-inline-start: 12px }
.on { inset-inline-end: 12px }
[dir=rtl] .turn { transform: scaleX(-1) }
@media (hover: none) { .go { display: none } }
@media (hover: hover) { .tile:hover img { transform: scale(1.03) } .go:hover { background: #f4f4f1 } }
dialog { inline-size: min(960px, 100vw - 48px); max-inline-size: none; max-block-size: min(720px, 100vh - 48px); margin: auto; border: 0; border-radius: var(--till-radius-dialog, 16px); overflow: hidden; background: var(--surface); color: var(--text) }
dialog::backdrop { background: rgb(17 17 16 / .6) }
.box { display: grid; grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr); max-block-size: inherit }
.shot { inline-size: 100%; block-size: min(720px, 100vh - 48px); object-fit: cover; background: var(--sunken) }
.side { display: grid; align-content: start; gap: 16px; padding: 24px; overflow-y: auto; overscroll-behavior: contain; max-block-size: min(720px, 100vh - 48px) }
.bar { display: flex; align-items: center; gap: 4px; color: var(--muted); font: 400 14px/20px var(--sans) }
.bar .at { margin-inline-end: auto }
.step, .x { display: grid; place-items: center; inline-size: 44px; block-size: 44px; border-radius: 50% ; color: var(--text) }
.step:hover, .x:hover { background: var(--sunken) }
.by { font: 600 18px/26px var(--sans); overflow-wrap: anywhere }
.said { overflow-wrap: anywhere }
.label { font: 600 14px/20px var(--sans) }
.things { display: grid; gap: 8px; margin-block-start: 8px }
.things a, .things button { display: grid; grid-template-columns: 64px 1fr; gap: 12px; align-items: center; inline-size: 100%; padding: 8px; border: 1px solid var(--line); border-radius: var(--card); color: inherit; font: 600 14px/20px var(--sans); text-align: start; text-decoration: none }
.things :is(a, button):hover { background: var(--sunken) }
.things img { inline-size: 64px; block-size: 64px; border-radius: 8px; background: var(--sunken); object-fit: cover }
summary { display: inline-flex; align-items: center; min-block-size: 44px; color: var(--muted); font: 400 14px/20px var(--sans); text-decoration: underline; text-underline-offset: 3px; list-style: none }
summary::-webkit-details-marker { display: none }
.why { display: grid; justify-items: start }
.why button { min-block-size: 44px; inline-size: 100%; padding: 8px 12px; border-radius: 8px; font: 400 14px/20px var(--sans); text-align: start }
.why button:hover { background: var(--sunken) }
.note { font: 400 14px/20px var(--sans) }
.note:empty { display: none }
@media (max-width: 719px) {
  dialog { inline-size: 100vw; block-size: 100vh; block-size: 100dvh; max-block-size: none; border-radius: 0 }
  .box { display: block; overflow-y: auto; block-size: 100%; max-block-size: none }
  .shot { block-size: auto; max-block-size: 62vh; aspect-ratio: 4 / 5 }
  .side { max-block-size: none; overflow: visible; padding: 12px 16px 32px }
}
@media (prefers-reduced-motion: reduce) { .tile img { transition: none } .tile:hover img { transform: none } }
@media (forced-colors: active) { .tile, .go, .step, .x, dialog { border: 1px solid } }
`
