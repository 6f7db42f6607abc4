import { isEndless } from '@handover/domain/cost/endless';
import { formatCents, formatCount } from '@handover/domain/money';
import { WORDS } from '@handover/domain/types/words';
import { escaped } from '../../common/http/escaped.js';
import { colorsOf } from '../../common/http/plain-page.js';
import { siteLook } from '../../common/site-look.js';
import type { Contract } from '../../contracts/contract.entity.js';

export interface Embed {
  organisation: { id: string; name: string; badge: string };
  contracts: readonly Readonly<Contract>[];
  /** The origin of the site. */
  site: string;
  nonce: string;
}

/** A link that leaves the frame. */
const link = (address: string, html: string, attributes = ''): string =>
  `<a ${attributes}href="${escaped(address)}" target="_blank" rel="noopener">${html}</a>`;

/** The contracts of an organisation as a page for a frame on its own website. It has no scripts. */
export function embedPage({ organisation, contracts, site, nonce }: Embed): string {
  const name = escaped(organisation.name);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${name} | ${escaped(siteLook().name)}</title>
<style nonce="${nonce}">${styles()}</style>
</head>
<body>
<h1>${name} <span>${escaped(organisation.badge)}</span></h1>
${
  contracts.length > 0
    ? `<ul>\n${contracts.map((contract) => `<li>${card(contract, site)}</li>`).join('\n')}\n</ul>`
    : '<p>Nothing to take over right now. New contracts appear here as soon as they are listed.</p>'
}
<p>${link(`${site}/contracts?organisation=${organisation.id}`, `See all on ${escaped(siteLook().name)}`)}</p>
</body>
</html>
`;
}

function card(contract: Readonly<Contract>, site: string): string {
  const { id, title, type, location, monthlyPayment, transferFee, reservedUntil } = contract;
  const rows = [
    ['Monthly payment', formatCents(monthlyPayment)],
    ['Remaining term', termOf(contract)],
    ...(transferFee === null ? [] : [['Transfer fee', formatCents(transferFee)]]),
    ['Location', location],
  ] as const;
  const facts = rows.map(([term, text]) => `<dt>${term}</dt><dd>${escaped(text ?? '')}</dd>`).join('');
  const state = reservedUntil ? ' · Reserved' : '';
  const words = `<h2>${escaped(title)}</h2><small>${WORDS[type].label}${state}</small><dl>${facts}</dl>`;
  return link(`${site}/contracts/${id}`, `${picture(contract)}${words}`);
}

function termOf(contract: Readonly<Contract>): string {
  if (isEndless(contract)) return 'No end';
  const months = contract.currentRemainingMonths;
  return `${formatCount(months)} ${months === 1 ? 'month' : 'months'}`;
}

function picture({ cover, type }: Readonly<Contract>): string {
  if (!cover) return `<div class="cover">${WORDS[type].label}</div>`;
  const { urls, alt, width, height } = cover;
  return `<img class="cover" src="${escaped(urls[320])}" srcset="${escaped(urls[320])} 320w, ${escaped(urls[800])} 800w"
 sizes="300px" width="${width}" height="${height}" alt="${escaped(alt)}" loading="lazy">`;
}

function styles(): string {
  const { light, dark } = colorsOf(siteLook().color);
  return `
:root { --ink: #14231e; --quiet: #4a5a53; --page: #faf8f3; --paper: #fff; --line: #e3ded2; --main: ${light} }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8eeea; --quiet: #a9b8b0; --page: #0d1512; --paper: #16211c; --line: #2c3a33; --main: ${dark} } }
body { margin: 0; padding: 16px; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page) }
h1 { margin: 0 0 12px; font-size: 20px; line-height: 1.3; overflow-wrap: anywhere }
h1 span { font-size: 14px; font-weight: 600; color: var(--quiet) }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr)); gap: 16px;
  margin: 0 0 16px; padding: 0; list-style: none }
li a { display: block; height: 100%; overflow: hidden; border: 1px solid var(--line); border-radius: 12px;
  color: inherit; background: var(--paper); text-decoration: none }
a:focus-visible { outline: 3px solid var(--main); outline-offset: 2px }
.cover { display: grid; place-content: center; width: 100%; height: auto; aspect-ratio: 3 / 2; object-fit: cover;
  color: var(--quiet); background: var(--line) }
h2 { margin: 12px 12px 0; font-size: 17px; line-height: 1.3; overflow-wrap: anywhere }
small { margin: 0 12px; color: var(--quiet) }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; margin: 8px 12px 12px; font-size: 14px }
dt { color: var(--quiet) }
dd { margin: 0; text-align: right; overflow-wrap: anywhere }
p { margin: 0 }
p a { display: inline-block; padding: 10px 0; font-weight: 600; color: var(--main) }
`;
}
