import { colorsOf } from '../../common/http/plain-page.js';
import { siteLook } from '../../common/site-look.js';

/** The style sheet of the page, in the color of the site. Below 520 px a card has its photo beside its text. */
export function embedStyles(): string {
  const { light, dark } = colorsOf(siteLook().color);
  return `
:root { --ink: #14231e; --quiet: #3f4e48; --page: #faf8f3; --paper: #fff; --line: #e3ded2; --main: ${light} }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9efeb; --quiet: #a9b8b0; --page: #0d1512; --paper: #15201b; --line: #2a3731; --main: ${dark} } }
* { box-sizing: border-box }
body { max-width: 1320px; margin: 0 auto; padding: 16px; font: 15px/1.45 system-ui, sans-serif; color: var(--ink);
  background: var(--page) }
h1 { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; margin: 0 0 14px; font-size: 20px; line-height: 1.3;
  overflow-wrap: anywhere }
h1 span { padding: 2px 9px; border-radius: 99px; font-size: 13px; font-weight: 600; color: var(--main);
  background: var(--line); background: color-mix(in srgb, var(--main) 12%, var(--paper)) }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(236px, 100%), 1fr)); gap: 16px; margin: 0; padding: 0;
  list-style: none }
li a { display: flex; flex-direction: column; height: 100%; overflow: hidden; border: 1px solid var(--line); border-radius: 12px;
  color: inherit; background: var(--paper); text-decoration: none }
li a:hover { border-color: var(--main) }
li a:hover h2 { text-decoration: underline }
a:focus-visible { outline: 3px solid var(--main); outline-offset: 2px }
.cover { display: grid; place-content: center; width: 100%; height: auto; aspect-ratio: 3 / 2; object-fit: cover;
  color: var(--main); background: var(--line); background: color-mix(in srgb, var(--main) 10%, var(--paper)) }
.words { display: flex; flex: 1; flex-direction: column; min-width: 0; padding: 12px 14px 14px }
.words > * { margin: 0; overflow-wrap: anywhere }
.kind, .more { font-size: 14px; color: var(--quiet) }
.kind b { color: var(--ink) }
.words h2 { display: -webkit-box; overflow: hidden; margin: 2px 0 0; font-size: 16px; line-height: 1.3; -webkit-box-orient: vertical;
  -webkit-line-clamp: 3 }
.words .price { padding-top: 8px }
.price b { font-size: 19px }
footer a { display: inline-block; padding: 14px 0 6px; font-weight: 600; color: var(--main) }
.none { margin: 0; padding: 32px 20px; border: 1px solid var(--line); border-radius: 12px; text-align: center;
  color: var(--quiet); background: var(--paper) }
@media (max-width: 519px) {
  ul { gap: 12px }
  li a { flex-direction: row }
  .cover { flex: 0 0 33%; width: 33%; aspect-ratio: auto; min-height: 100% }
  .cover svg { width: 44px; height: 44px }
  img.cover { height: 0 }
}
`;
}
