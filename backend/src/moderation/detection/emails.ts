import { parse } from 'tldts';
import { isEnglish, isHandle } from './english-words.js';
import { isGovernment, isPublicSite } from './public-sites.js';
import { matches, type Span } from './span.js';

const NAME = String.raw`(?<![\p{L}\w.+-])[\p{L}\d][\p{L}\w.+-]{0,63}`;
const LABEL = String.raw`[\p{L}\d-]{1,63}`;
const AT = String.raw`\s{0,3}@\s{0,3}`;
const AT_WORD = String.raw`\s{1,3}(?:at|arroba)\s{1,3}(?:(?:the|my|good\s{1,3}old)\s{1,3})?`;
const END = String.raw`(?![\p{L}\d])`;
/** Providers of mailboxes; "live" only with its ending. */
export const MAIL = String.raw`(?:g|gee|google|hot|fast|y|zoho)[\s-]?mail|yahoo|outlook|out\slook|icloud|proton(?:\s?mail)?|aol|msn|gmx|live(?=\s?(?:\.|dot)\s?com\b)`;
const COMMON_ENDINGS =
  'com|net|org|edu|gov|io|co|us|me|info|biz|app|dev|fm|ai|tv|mx|ca|uk|de|fr|es|nl|se|ch|cn|ru|br|au';

const WITH_SIGN = [
  new RegExp(
    `${NAME}${AT}${LABEL}(?:\\s{0,3}[.,]\\s{0,3}${LABEL}){0,4}\\s{0,3}[.,]\\s{0,3}(?:${COMMON_ENDINGS})${END}`,
    'gu',
  ),
  new RegExp(String.raw`${NAME}@${LABEL}(?:\.${LABEL}){0,4}\.[a-z]{2,24}${END}`, 'gu'),
  new RegExp(String.raw`${NAME}${AT}(?:${MAIL})(?:[\s.,]{1,3}com)?${END}`, 'gu'),
];
/** "adaATgmailDOTcom" in lower case. */
const GLUED = new RegExp(String.raw`${NAME}at(?:${MAIL})(?:dot|\.)com${END}`, 'gu');
const MAY_BE_GLUED = new RegExp(`at(?:${MAIL})(?:dot|\\.)com`);
const PROVIDER = new RegExp(MAIL);
const WITH_WORD = new RegExp(`(${NAME})${AT_WORD}(${LABEL}(?:\\.${LABEL}){1,4})${END}`, 'gu');
const AT_PROVIDER = new RegExp(
  `(${NAME})(?:${AT_WORD}|-at-|\\s{1,3}on\\s{1,3}|\\s{1,3}\\*\\s{1,3})(${MAIL})(?:\\s{0,3}(?:[.,*]|dot)?\\s{0,3}com)?${END}`,
  'gu',
);
const NOT_A_NAME =
  /^(?:me|us|look|looking|is|am|are|was|listed|available|located|live|lives|office|here|apply|it|be|stay|meet|work|working|email|mail|account|or|and|not|the|on|see|check|found|buy|bought|sell|sold|posted)$/;

/** "ada.byron@", with the rest in the next message or in words. */
const HANGING = /(?<![\w.+-])([a-z][\w.]{4,40})@(?!\w|\s{0,3}[\d$])/g;

/** Email addresses in a reading with plain signs. */
export function findEmails(text: string, writtenAs: (from: number, to: number) => string): Span[] {
  const spans: Span[] = [];
  if (text.includes('@')) for (const pattern of WITH_SIGN) spans.push(...matches(text, pattern));
  if (MAY_BE_GLUED.test(text)) spans.push(...matches(text, GLUED));
  if (/\s(?:at|arroba)\s[^.]{1,80}\./.test(text))
    for (const { 0: match, 1: name = '', 2: host = '', index } of text.matchAll(WITH_WORD))
      if (isMailbox(name, host, writtenAs(index, index + match.length)))
        spans.push({ from: index, to: index + match.length });
  if (PROVIDER.test(text))
    for (const { 0: match, 1: name = '', 2: provider = '', index } of text.matchAll(AT_PROVIDER))
      if (
        isHandle(name) ||
        ((/mail/.test(provider) || /com$/.test(match)) && !NOT_A_NAME.test(name) && !/\son\s/.test(match))
      )
        spans.push({ from: index, to: index + match.length });
  if (text.includes('@'))
    for (const { 0: match, 1: name = '', index } of text.matchAll(HANGING))
      if (isHandle(name)) spans.push({ from: index, to: index + match.length });
  return spans;
}

/** "ada at fastmail.fm", but not "we met at noon.is it true". */
function isMailbox(name: string, host: string, written: string): boolean {
  const { isIcann, domainWithoutSuffix, publicSuffix } = parse(host, { extractHostname: false });
  if (!isIcann || !domainWithoutSuffix || NOT_A_NAME.test(name)) return false;
  // "the price at cars.com"
  if ((isGovernment(host) || isPublicSite(host)) && isEnglish(name)) return false;
  return (
    /^(?:com|net|org|edu|gov|io)$/.test(publicSuffix ?? '') ||
    !isEnglish(domainWithoutSuffix) ||
    isHandle(name) ||
    // "dot" in words is said of addresses only
    !written.includes('.')
  );
}
