import { MAIL } from './emails.js';
import { isEnglish, isHandle } from './english-words.js';
import { isNear } from './invitations.js';
import { matches, type Span } from './span.js';

const SERVICE = [
  "insta(?:gram)?|ig|(?:the|da)\\s{1,3}'?gram|snap(?:chat)?|telegram|tele|tg|tik\\s?tok|twitter|discord|skype|kik",
  'facebook|fb|messenger|whats\\s?app|we\\s?chat|kakao(?:\\s?talk)?|viber|signal|threads|linked\\s?in|bluesky|bsky|twitch',
  'venmo|cash\\s?app|cash\\s?tag|pay\\s?pal|zelle|chime|my\\s{1,3}(?:sc|tt|wa|x|line|imo|handle|tag|nick|@)|line\\s{1,3}id|psn|gamer\\s?tag',
].join('|');
/** Pictures that stand for Snapchat, Instagram and Twitter. */
const PICTURE = '\u{1f47b}|\u{1f4f8}|\u{1f426}';
const ANY_SERVICE = String.raw`(?:\b(?:${SERVICE}|${MAIL}|user\s?name|e-?mail|nick)|${PICTURE})`;
const HANDLE = String.raw`[@$]?(?<name>[a-z][\w.-]{2,38}[\w](?:#\d{3,5})?)`;
const LINK_WORD = String.raw`(?:\s{1,3}(?:name|handle|id|user(?:\s?name)?|account|address|tag)|'s)?(?:\s{0,3}(?::|=|-|,|@|[-=]>|\u2192)\s{0,3}|\s{1,3}(?:is|as|at|under|its|it's)\s{1,3}(?:at\s{1,3})?|\s{1,3})`;
const AFTER_SERVICE = new RegExp(String.raw`(?<service>${ANY_SERVICE})${LINK_WORD}(?:live:)?${HANDLE}`, 'dg');
const BEFORE_SERVICE = new RegExp(
  String.raw`(?<![\w@.-])${HANDLE}\s{0,3}(?:,\s{0,3}|\s(?:on|at|in|via)\s{1,3}(?:my\s{1,3})?)?(?<service>\b(?:${SERVICE}|${MAIL})\b|${PICTURE})`,
  'dg',
);
const BARE = /(?<![\w@.])@\s?([a-z][\w.]{2,29})(?![\w@])/g;
const CASHTAG = /(?<![\w$.])\$\s?([a-z][\w-]{3,29})(?![\w$])/g;
const CURRENCY = /^(?:us|usd|cad|mxn|eur)\d/;
const MENTIONS = new RegExp(String.raw`${ANY_SERVICE}|\bhandle\b`);

/** Services whose members are known by a name of their choice; on others it may be a company's. */
const PERSONAL =
  /^(?:insta|ig|(?:the|da)\s|snap|tele|tg|tik|kik|skype|my\s|user|nick|g[\s-]?mail|hotmail|icloud|venmo|cash|\W)/;
const HAS_SIGNS = /[\d_#]|\w\.\w/;

/** Names that nobody has but an account: with underscores, or a made-up word with digits. A file has an ending. */
const USERNAME =
  /(?<![\w@.$/-])(?:[a-z][a-z\d]*(?:_[a-z\d]+)+|[a-z]{5,30}#\d{4}|[a-z]{5,30}\d{1,5})(?![\w@]|[./-]\w)/g;
/** What makes such a name one to look for elsewhere. */
const ELSEWHERE = new RegExp(
  String.raw`${ANY_SERVICE}|\b(?:add\s{1,3}me|hmu|hit\s{1,3}me\s{1,3}up|follow(?:ing)?|dms?|dm'?s|slide|inbox|search|look\s{1,3}(?:(?:me|us)\s{1,3})?up|find\s{1,3}me|mine\s{1,3}is)\b`,
  'g',
);
const NEAR_NAME = 60;

type WrittenAs = (from: number, to: number) => string;

/** Names of accounts on other services, with "@" or "$", beside the service's name or near it. */
export function findHandles(text: string, writtenAs: WrittenAs): Span[] {
  const spans = [...findWithSign(text, writtenAs), ...findUsernames(text, writtenAs)];
  return MENTIONS.test(text) ? [...findBesideService(text, writtenAs), ...spans] : spans;
}

const isCapital = (written: string) => /^[@$]?\p{Lu}/u.test(written);

function findWithSign(text: string, writtenAs: WrittenAs): Span[] {
  const spans: Span[] = [];
  if (text.includes('@'))
    for (const { 0: match, 1: name = '', index: from } of text.matchAll(BARE)) {
      const to = from + match.length;
      if (HAS_SIGNS.test(name)) spans.push({ from, to });
      else if (isHandle(name))
        spans.push({ from, to, doubtful: isCapital(writtenAs(from, to)) || /\s/.test(match) });
    }
  if (text.includes('$'))
    for (const { 0: match, 1: name = '', index: from } of text.matchAll(CASHTAG))
      if (isHandle(name.replaceAll('-', '')) && !CURRENCY.test(name))
        spans.push({ from, to: from + match.length });
  return spans;
}

function findBesideService(text: string, writtenAs: WrittenAs): Span[] {
  const spans: Span[] = [];
  for (const pattern of [AFTER_SERVICE, BEFORE_SERVICE])
    for (const { groups, indices } of text.matchAll(pattern)) {
      const [from, to] = indices?.groups?.['name'] ?? [0, 0];
      const name = groups?.['name'] ?? '';
      if (!isHandle(name)) continue;
      const isCertain =
        HAS_SIGNS.test(name) || (PERSONAL.test(groups?.['service'] ?? '') && !isCapital(writtenAs(from, to)));
      spans.push({ from, to, doubtful: !isCertain });
    }
  return spans;
}

const isPlain = (part: string): boolean => /^\d+$/.test(part) || isEnglish(part);

function findUsernames(text: string, writtenAs: WrittenAs): Span[] {
  const names = matches(text, USERNAME);
  if (names.length === 0) return [];
  const elsewhere = matches(text, ELSEWHERE);
  return names.flatMap(({ match, from, to }) => {
    const isMeant = elsewhere.some((service) => isNear(service, { from, to }, NEAR_NAME));
    if (match.includes('_'))
      return isMeant || !match.split('_').every(isPlain) ? [{ from, to, doubtful: !isMeant }] : [];
    const isTag = match.includes('#') && isHandle(match.replace(/#.*/, ''));
    if (isTag) return [{ from, to }];
    if (!isMeant) return [];
    const isMadeUp = !isEnglish(match.replace(/\d+$/, '')) && /\d\d$/.test(match);
    return [{ from, to, doubtful: !isMadeUp || isCapital(writtenAs(from, to)) }];
  });
}
