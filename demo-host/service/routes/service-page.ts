import { htmlPage, permitted } from '../html'

const style = `
:root { color-scheme: light dark; --ink: #191918; --soft: #5f5f5a; --paper: #fff; --ground: #fafaf8; --sunken: #f4f4f1; --edge: #dcdcd7; --control: #7f7f79; --on: #fff; --focus: #1f5fd6 }
@media (prefers-color-scheme: dark) { :root { --ink: #f4f4f1; --soft: #a3a39d; --paper: #191918; --ground: #111110; --sunken: #2c2c2a; --edge: #454541; --on: #191918; --focus: #9dbffb } }
* { box-sizing: border-box }
body { margin: 0; padding: 40px 16px 64px; background: var(--ground); color: var(--ink); font: 16px/24px system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif }
main { max-inline-size: 800px; margin-inline: auto }
h1 { font-weight: 600; font-size: 24px; line-height: 32px; letter-spacing: -0.3px; margin-block: 0 4px; overflow-wrap: anywhere }
h2 { font-weight: 600; font-size: 20px; line-height: 28px; letter-spacing: -0.2px; margin-block: 40px 12px }
h2 small { font-weight: 400; font-size: inherit; line-height: inherit }
p { max-inline-size: 64ch; color: var(--soft); margin-block: 0 16px; text-wrap: pretty }
time { white-space: nowrap }
ul, .item, .none, pre, iframe { border: 1px solid var(--edge); border-radius: 12px; background: var(--paper) }
ul { list-style: none; margin: 0; padding: 0; overflow: hidden }
li + li { border-block-start: 1px solid var(--edge) }
li a { display: grid; gap: 2px; padding: 14px 20px; text-decoration: none; color: inherit; outline-offset: -3px }
li a:hover { background: var(--sunken) }
a { color: inherit; text-underline-offset: 3px }
b { font-weight: 600 }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
small { color: var(--soft); font-size: 13px; line-height: 18px; overflow-wrap: anywhere }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin-block: 0 32px }
button, summary { min-block-size: 44px; padding: 11px 16px; border: 1px solid var(--control); border-radius: 8px; background: var(--paper); color: inherit; font: 600 14px/20px system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; cursor: pointer; list-style: none }
summary::-webkit-details-marker { display: none }
:is(button, summary):hover { background: var(--sunken) }
.decisions button { border-color: var(--ink); background: var(--ink); color: var(--on) }
.decisions button:hover { opacity: 0.85 }
.none { padding: 48px 20px; text-align: center; max-inline-size: none }
.item { padding: 20px; margin-block-end: 12px }
.item h3 { margin: 0; font-weight: 600; font-size: 16px; line-height: 24px; overflow-wrap: anywhere }
.said { margin-block: 12px 0; color: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
.item img { display: block; max-inline-size: 100%; max-block-size: 320px; border-radius: 8px; background: var(--sunken) }
.decisions { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 8px; margin-block-start: 16px }
.decisions form { display: grid; gap: 12px; justify-items: start }
.decisions > [open] { flex-basis: 100% }
summary { inline-size: fit-content }
summary::after { content: ''; display: inline-block; inline-size: 6px; block-size: 6px; margin-inline-start: 10px; border: solid; border-width: 0 1.5px 1.5px 0; transform: translateY(-3px) rotate(45deg) }
details[open] > summary { margin-block-end: 12px }
[open] > summary::after { transform: rotate(225deg) }
label { display: block; font-size: 13px; line-height: 26px }
select, textarea { inline-size: min(420px, 100%); min-block-size: 48px; padding: 11px 14px; border: 1px solid var(--control); border-radius: 8px; background: none; color: inherit; font: 16px/24px system-ui, sans-serif }
option { background: var(--paper) }
.tick { display: flex; gap: 8px; align-items: center; min-block-size: 44px; font-size: 14px }
.tick input { inline-size: 20px; block-size: 20px; margin: 0; accent-color: var(--ink) }
[role=status] { padding: 12px 14px; border-radius: 8px; background: var(--sunken); color: inherit; max-inline-size: none }
.vh { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
iframe { display: block; inline-size: 100%; block-size: 720px }
pre { margin: 0; padding: 16px 20px; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/20px ui-monospace, monospace }
`

export const STYLE_HASH = permitted(style)

/** A page of the service itself, for the shop’s people: without scripts, in light and dark. */
export const servicePage = (title: string, content: string): string =>
  htmlPage({ title, style, body: `<main>\n${content}\n</main>` })
