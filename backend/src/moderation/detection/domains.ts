import { parse } from 'tldts';
import { isEnglish } from './english-words.js';
import { invitesTo } from './invitations.js';
import { isGovernment, isPublicSite } from './public-sites.js';
import { matches, type Span } from './span.js';

/** Endings that are no words and no abbreviations of everyday language. */
const SURE = /\.(?:com|net|org|edu|gov|io|gg|xyz)$/;
/** Endings that are words, syllables or file types too. */
const WORDS_TOO =
  /\.(?:info|biz|me|us|live|shop|store|info|page|club|tv|co|de|app|link|site|is|in|it|to|so|be|no|am|at|do|my|as|by|id|la|pm|sh|ms|st|mr|dr|va|ma|la|pa|al|ai|ac|ca|io|ly|im|one|now|new|home|homes|house|car|cars|auto|rent|loans|money|cash|deal|deals|world|life|love|today|work|works|city|land|apartments|condos|property|properties|vacations|holiday|lease|mortgage|finance|fund|bank|credit|insurance|fit|fun|top|best|cool|pro|plus|bike|boats|parts|tires|garage|gift|here|how|open|save|sale|free|family|dog|pet|cab|camp|center|community|company|direct|email|fan|fish|fyi|guide|help|host|kitchen|contact|call|phone|chat|team|tips|tours|town|toys|training|travel|vip|watch|zone|space|place|moe|mov|zip|md|py|pl|rs|cc|net)$/;
const FILES = /\.(?:zip|mov|md|py|sh|pl|rs)$/;
const PRODUCTS = /^(?:asp|ado|vb)\.net$|^(?:node|vue|next|react|three)\.js$/;

const LABEL = String.raw`[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?`;
const REST = String.raw`(?::\d{2,5})?(?:[/?#]\S*)?`;
const HOST = new RegExp(
  String.raw`(?<![\p{L}\d@.-])${LABEL}(?:\.${LABEL}){1,5}(?![\p{L}\d])(?:${REST})`,
  'gu',
);
const WITH_SCHEME =
  /\b(?:h(?:tt|xx)ps?\s{0,3}:\s{0,3}\/{0,2}\s{0,3}(?=[\p{L}\d])|www\s{0,3}\.)\s{0,3}\S+|\bwww\s{1,3}[a-z\d-]{1,63}\s{1,3}(?:com|net|org)\b/gu;
/** "example .com", "example . com", "example, com", "example com": more or less likely an address. */
const APART =
  /(?<![\p{L}\d@.-])([\p{L}\d][\p{L}\d-]{2,62})(\s{0,3}[.,]?\s{0,3})(?:com|net|org)(?![\p{L}\d.-])/gu;
const IP = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?::\d{2,5}(?!\d)|\/\S{1,200})/g;

/** Web addresses in a reading with plain dots; `written` tells what the dots of it looked like. */
export function findLinks(text: string, writtenAs: (from: number, to: number) => string): Span[] {
  const spans: Span[] = [];
  if (/http|hxxp|www/.test(text)) spans.push(...matches(text, WITH_SCHEME));
  if (text.includes('.'))
    for (const { match, from, to } of matches(text, HOST)) {
      const doubtful = isDoubtful(match, writtenAs(from, to));
      if (doubtful !== null) spans.push({ from, to, doubtful });
    }
  if (/com|net|org/.test(text))
    for (const { 0: match, 1: name = '', 2: gap = '', index } of text.matchAll(APART))
      if (gap && isApart(name, gap, writtenAs(index, index + match.length)))
        spans.push({ from: index, to: index + match.length });
  if (/\d\.\d/.test(text)) spans.push(...matches(text, IP));
  const isInvited = invitesTo(text);
  return spans.filter((span) => !isSource(text.slice(span.from, span.to), () => isInvited(span)));
}

/** Parts of an address as it stands in a text, with the signs that follow it. */
const ADDRESS =
  /^(?:h[tx]{2}ps?\s{0,3}:\s{0,3}\/{0,2}\s{0,3})?([a-z\d.-]{1,80}(?:[\s.,]{1,6}(?:com|net|org))?)(.*)$/su;

/** A page of a government, or a well-known site without an invitation to reach its members: where the writer knows it from. */
function isSource(address: string, isInvited: () => boolean): boolean {
  const [, written = '', rest = ''] = ADDRESS.exec(address.replace(/[.,;:!?)"'\]]+$/, '')) ?? [];
  const host = written.replace(/[\s.,]+/g, '.');
  return isGovernment(host) || (isPublicSite(host, rest) && !isInvited());
}

function isApart(name: string, gap: string, written: string): boolean {
  if (!/[a-z]/.test(name)) return false;
  if (/^\s+\.$/.test(gap)) return true;
  if (/^\s+\.\s+$/.test(gap)) return !/^\p{Lu}/u.test(written.split(/\.\s+/)[1] ?? '');
  return /com$/.test(written) && !isEnglish(name);
}

/** Null if it is no address. */
function isDoubtful(match: string, written: string): boolean | null {
  const [, host = '', rest = ''] = /^([^:/?#]+)(.*)$/su.exec(match) ?? [];
  const {
    isIcann,
    domainWithoutSuffix: name,
    publicSuffix,
    subdomain,
  } = parse(host, { extractHostname: false });
  if (!isIcann || !name || !publicSuffix || PRODUCTS.test(host) || (FILES.test(host) && !rest)) return null;
  if (rest.length > 1 && /[a-z]/.test(name)) return false;
  if (!/[a-z]/.test(name.normalize('NFD')) || isSentenceEnd(written)) return null;
  if (SURE.test(host)) return false;
  if (name.length < 3 || (name.length < 4 && WORDS_TOO.test(host))) return null;
  if (/^www\b/.test(subdomain ?? '')) return false;
  if (!WORDS_TOO.test(host)) return isEnglish(name) && publicSuffix.length > 2 ? null : false;
  if (isEnglish(name)) return /[-\d]/.test(name) && !subdomain ? true : null;
  // "Salesforce.me and my wife": a name, and perhaps no address
  return /^\p{Lu}/u.test(written);
}

/** "Great lease.Me and my wife": a missing space after a full stop is no address. */
function isSentenceEnd(written: string): boolean {
  const [, name = '', ending = ''] = /^(.*)\.([^.]*)$/su.exec(written) ?? [];
  return /^\p{Lu}/u.test(ending) && !/^\p{Lu}+$/u.test(name.replace(/[^\p{L}]/gu, ''));
}
