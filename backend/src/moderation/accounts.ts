import { parse } from 'tldts';
import { isEnglish, isHandle } from './english-words.js';
import { matches, type Span } from './span.js';

const NAME = String.raw`(?<![\p{L}\w.+-])[\p{L}\d][\p{L}\w.+-]{0,63}`;
const LABEL = String.raw`[\p{L}\d-]{1,63}`;
const AT = String.raw`\s{0,3}@\s{0,3}`;
const AT_WORD = String.raw`\s{1,3}(?:at|arroba)\s{1,3}`;
const END = String.raw`(?![\p{L}\d])`;
const MAIL = String.raw`g[\s-]?mail|gee\s?mail|yahoo|hotmail|outlook|out\slook|icloud|proton(?:mail)?|aol|msn|fastmail|ymail`;
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
  `(${NAME})(?:${AT_WORD}|-at-|\\s{1,3}on\\s{1,3}|\\s{1,3}\\*\\s{1,3})(${MAIL})(?:[\\s.,*]{1,3}com)?${END}`,
  'gu',
);
const NOT_A_NAME =
  /^(?:me|us|look|looking|is|am|are|was|listed|available|located|live|lives|office|here|apply|it|be|stay|meet|work|working|email|mail|account|or|and|not|the|on|see|check|found|buy|bought|sell|sold|posted)$/;

const SERVICE =
  'insta(?:gram)?|ig|snap(?:chat)?|telegram|tg|tik\\s?tok|twitter|discord|skype|kik|facebook|fb|messenger|whats\\s?app|we\\s?chat|signal|threads|linked\\s?in|venmo|cash\\s?app';
const HANDLE = String.raw`@?(?<name>[a-z][\w.-]{2,38}[\w](?:#\d{3,5})?)`;
const LINK_WORD = String.raw`(?:\s{1,3}(?:name|handle|id|user(?:\s?name)?|account|address))?(?:\s{0,3}(?::|=|-|,|@)\s{0,3}|\s{1,3}(?:is|as|at|under)\s{1,3}|\s{1,3})`;
const AFTER_SERVICE = new RegExp(
  String.raw`\b(?<service>${SERVICE}|${MAIL}|my\s{1,3}handle|user\s?name|e-?mail|nick)${LINK_WORD}(?:live:)?${HANDLE}`,
  'dg',
);
const BEFORE_SERVICE = new RegExp(
  String.raw`(?<![\w@.-])${HANDLE}\s{0,3}(?:,\s{0,3}|\s(?:on|at|in|via)\s{1,3}(?:my\s{1,3})?)?(?<service>${SERVICE}|${MAIL})\b`,
  'dg',
);
const BARE = /(?<![\w@.])@\s?([a-z][\w.]{2,29})(?![\w@])/g;
const HANGING = /(?<![\w.+-])([a-z][\w.]{4,40})@(?!\s{0,3}[\w$])/g;
const MENTIONS = new RegExp(String.raw`\b(?:${SERVICE}|${MAIL}|handle|user\s?name|e-?mail|nick)\b`);

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
      if (isHandle(name) || (/mail/.test(provider) && !NOT_A_NAME.test(name) && !/\son\s/.test(match)))
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
  return (
    /^(?:com|net|org|edu|gov|io)$/.test(publicSuffix ?? '') ||
    !isEnglish(domainWithoutSuffix) ||
    isHandle(name) ||
    // "dot" in words is said of addresses only
    !written.includes('.')
  );
}

/** Services whose members are known by a name of their choice; on others it may be a company's. */
const PERSONAL =
  /^(?:insta|ig|snap|tele|tg|tik|kik|skype|my\s{1,3}handle|user|nick|g[\s-]?mail|hotmail|icloud)/;
const HAS_SIGNS = /[\d_#]|\w\.\w/;

/** Names of accounts on other services, with "@" or beside the service's name. */
export function findHandles(text: string, writtenAs: (from: number, to: number) => string): Span[] {
  const spans: Span[] = [];
  const isCapital = (from: number, to: number) => /^@?\p{Lu}/u.test(writtenAs(from, to));
  if (text.includes('@'))
    for (const { 0: match, 1: name = '', index: from } of text.matchAll(BARE)) {
      const to = from + match.length;
      if (HAS_SIGNS.test(name)) spans.push({ from, to });
      else if (isHandle(name)) spans.push({ from, to, doubtful: isCapital(from, to) || /\s/.test(match) });
    }
  if (!MENTIONS.test(text)) return spans;
  for (const pattern of [AFTER_SERVICE, BEFORE_SERVICE])
    for (const { groups, indices } of text.matchAll(pattern)) {
      const [from, to] = indices?.groups?.['name'] ?? [0, 0];
      const name = groups?.['name'] ?? '';
      if (!isHandle(name)) continue;
      const isCertain =
        HAS_SIGNS.test(name) || (PERSONAL.test(groups?.['service'] ?? '') && !isCapital(from, to));
      spans.push({ from, to, doubtful: !isCertain });
    }
  return spans;
}
