import { isEndless } from '@handover/domain/cost/endless';
import { formatCents, formatCount } from '@handover/domain/money';
import { WORDS } from '@handover/domain/types/words';
import { escaped } from '../../common/http/escaped.js';
import { siteLook } from '../../common/site-look.js';
import type { Contract } from '../../contracts/contract.entity.js';
import { pictogram } from './embed.pictograms.js';
import { embedStyles } from './embed.styles.js';

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
<style nonce="${nonce}">${embedStyles()}</style>
</head>
<body>
<main>
<h1>${name} <span>${escaped(organisation.badge)}</span></h1>
${
  contracts.length > 0
    ? `<ul>\n${contracts.map((contract) => `<li>${card(contract, site)}</li>`).join('\n')}\n</ul>`
    : '<p class="none">Nothing to take over right now. New contracts appear here as soon as they are listed.</p>'
}
</main>
${contracts.length > 0 ? footer(organisation.id, site) : ''}
</body>
</html>
`;
}

const footer = (id: string, site: string): string =>
  `<footer>${link(`${site}/contracts?organisation=${id}`, `See all on ${escaped(siteLook().name)}`)}</footer>`;

function card(contract: Readonly<Contract>, site: string): string {
  const { id, title, type, location, monthlyPayment, transferFee, reservedUntil } = contract;
  const state = reservedUntil ? ' · <b>Reserved</b>' : '';
  const fee = transferFee === null ? '' : `<p class="more">Transfer fee ${formatCents(transferFee)}</p>`;
  const words = `<p class="kind">${WORDS[type].label}${state}</p>
<h2>${escaped(title)}</h2>
<p class="price"><b>${formatCents(monthlyPayment)}</b> a month</p>
<p class="more">${escaped([termOf(contract), location].filter(Boolean).join(' · '))}</p>
${fee}`;
  return link(`${site}/contracts/${id}`, `${picture(contract)}<div class="words">${words}</div>`);
}

function termOf(contract: Readonly<Contract>): string {
  if (isEndless(contract)) return 'No end';
  const months = contract.currentRemainingMonths;
  return `${formatCount(months)} ${months === 1 ? 'month' : 'months'} left`;
}

function picture({ cover, type }: Readonly<Contract>): string {
  if (!cover) return `<div class="cover">${pictogram(type)}</div>`;
  const { urls, alt, width, height } = cover;
  return `<img class="cover" src="${escaped(urls[320])}" srcset="${escaped(urls[320])} 320w, ${escaped(urls[800])} 800w"
 sizes="(max-width: 519px) 33vw, 300px" width="${width}" height="${height}" alt="${escaped(alt)}" loading="lazy">`;
}
