import { FACTS } from '../types/facts.js';
import type { ContractType } from '../types/words.js';
import { COUPLE, NATIONS, PEOPLE_WORDS, PERSON, RACES, RELIGIONS, type Ground } from './people-words.js';

/** Words of an ad that refuse or prefer people, as they were written. */
export interface HomePhrase {
  words: string;
  ground: Ground;
}

/** Up to `most` of these words, which may stand between a verb and whom it is about. */
const upTo = (most: number, ...words: string[]): string =>
  String.raw`(?:(?:${words.join('|')})[\s,]+){0,${most}}`;

const ARTICLES = ['a', 'an', 'the', 'any', 'some', 'another', 'other', 'more', 'new'];
const ADJECTIVES = [
  ...['clean', 'quiet', 'nice', 'young', 'older', 'mature', 'responsible', 'married', 'single', 'respectful'],
  ...[
    'practicing',
    'devout',
    'godly',
    'good',
    'neat',
    'tidy',
    'native',
    'fluent',
    'small',
    'little',
    'professional',
  ],
  ...['retired', 'strictly', 'preferably', 'ideally', 'loud', 'recent', 'teenage'],
];
const LINKS = [
  'to',
  'for',
  'with',
  'in',
  'on',
  'of',
  'who',
  'whom',
  'have',
  'has',
  'from',
  'using',
  'use',
  'be',
];

/** "No pets, kids or smokers": what else a list refuses. */
const ALSO_REFUSED = String.raw`(?:(?:pets?|dogs?|cats?|smok(?:ing|ers?)|drugs?|students?|part(?:y|ies)|drama|noise)(?:\s*[,/&]\s*|\s+)(?:(?:or|and|no)\s+)?){0,3}`;

const FILLING = upTo(
  5,
  ...ARTICLES,
  ...ADJECTIVES,
  ...LINKS,
  PERSON,
  'one',
  'anyone',
  'someone',
  'rent',
  'housing',
);

/** "We have no kids" is about the people who leave. */
const NOT_OUR_OWN = String.raw`(?<!\b(?:have|has|had|having|got|with|are|is|was|were|been|['\u2019]ve)\s)`;
/** "Men's gym", "kids room" and "pets and children are not allowed in the pool" are about things and places. */
const NO_THING = String.raw`(?!['\u2019]s\b|[ -](?:owned|rooms?|pool|playground|fees?|extra|park|area|bedrooms?|proof|paperwork|friendly|has|have|had)\b)`;

const REFUSING = [
  String.raw`${NOT_OUR_OWN}\b(?:no|zero)\s+${ALSO_REFUSED}${FILLING}WHO${NO_THING}`,
  String.raw`\b(?:not|never|cannot|can['\u2019]?t|don['\u2019]?t|doesn['\u2019]?t|won['\u2019]?t|isn['\u2019]?t|aren['\u2019]?t|refuses?\s+to|unwilling\s+to)\s+(?:be\s+|currently\s+|yet\s+|really\s+)?(?:a\s+)?(?:accept\w*|tak(?:e|es|ing)|allow\w*|permit\w*|wants?|rent(?:s|ing)?(?:\s+out)?|leas(?:e|es|ing)|consider\w*|approved?|work(?:s|ing)?|participat\w*|suit(?:ed|able)|appropriate|ideal|good|right|safe|meant|intended|fit|place|house|home|building|for)\s+${FILLING}WHO${NO_THING}`,
  String.raw`\btoo\s+(?:small|steep|loud|dangerous|quiet|nice|many\s+stairs)\s+for\s+${FILLING}WHO${NO_THING}`,
  String.raw`\bWHO(?:\s+(?:under\s+\w+|users?|holders?|recipients?|sorry|please|${PERSON})){0,2}(?:\s+or\s+\w+)?[\s,]+(?:please\s+|should\s+|need\s+)?(?:need\s+not\s+apply|not\s+apply|(?:go|look)\s+elsewhere|(?:(?:is|are|will|would|can|do)\s*)?(?:not|n['\u2019]t|never)\s+(?:be\s+)?(?:accepted|allowed|permitted|welcome|considered|approved|happy|wanted|ok(?:ay)?)(?!\s+(?:in|on|at|near|without)\b))`,
];

const PREFERRING = [
  String.raw`\bWHO(?:\s+${PERSON})?(?:\s+(?:please|pls))?[\s,-]+only\b(?!\s+(?:pool|swim|hours|lounge|area|section|one|two|three|a)\b)`,
  String.raw`\bonly\s+${upTo(4, ...ARTICLES, ...ADJECTIVES, ...LINKS, 'rents?', 'leases?', 'renting', 'accepts?', 'takes?', 'wants?', 'allows?', 'suitable', 'looking')}WHO${NO_THING}`,
  String.raw`\bWHO(?:\s+${PERSON})?\s+(?:(?:is|are|would\s+be|strongly|highly|much)\s+)*(?:preferred|prefered|preferable|wanted|favou?red|desired|sought)\b`,
  String.raw`\b(?:prefer(?:s|red|ring|ably|ence)?|looking|searching|hoping|seek(?:s|ing)?|wants?|must\s+be|should\s+be|ha(?:s|ve)\s+to\s+be|requirements?\s*:)\s+${FILLING}WHO${NO_THING}`,
];

/** Where people of one kind live: "Asian tenants", "a Christian home". */
const livedInBy = (who: string, where: string): string =>
  String.raw`\b${who}\s+(?:${where})\b(?!\s+(?:rugs?|rooms?|centers?))`;

/** Words that need no verb. */
const ALONE: Readonly<Record<Ground, readonly string[]>> = {
  income: [
    String.raw`\bmust\s+(?:have\s+(?:a\s+)?(?:full[ -]time\s+|steady\s+)?job|be\s+(?:gainfully\s+)?employed)\b`,
    String.raw`\b(?:earned\s+|work\s+)?income\s+only\b`,
  ],
  family: [
    String.raw`\b(?:child|kid|children)[ -]?free\b(?!\s+(?:pool|area))`,
    String.raw`\badults?[ -](?:building|household|home|house|unit|complex|apartments?|living)\b`,
    String.raw`\b(?:max(?:imum)?|limit|at\s+most|no\s+more\s+than|up\s+to|only)\s+(?:of\s+)?(?:one|two|three|\d)\s+(?:child|children|kids?|bab(?:y|ies))\b`,
    String.raw`\b(?:one|two|1|2)\s+(?:child|children|kids?)\s+(?:only|max(?:imum)?)\b`,
    String.raw`\bprefers?\s+no\s+(?:kids|children|babies|families)\b`,
    String.raw`\b(?:perfect|ideal|best|great|good|nice|suited|suitable|apartment|studio|place|home)\s+for\s+(?:\w+[\s,/]+){0,3}(?:singles?\b(?!\s+famil)|${COUPLE}|adults\b|bachelors?\b|newlyweds\b)`,
    String.raw`\b(?:adult|mature|childless)\s+(?:or\s+(?:mature\s+)?)?couples?\b`,
  ],
  religion: [
    livedInBy(
      RELIGIONS,
      String.raw`household|home|building|neighbou?rhood|area|atmosphere|tenants?|couples?|famil(?:y|ies)`,
    ),
    String.raw`\b(?:prayerful|god[ -]?fearing)\b`,
  ],
  race: [
    livedInBy(
      RACES,
      String.raw`neighbou?rhood|tenants?|landlord|neighbou?rs|residence|(?:fe)?males?|(?:private|family)\s+home`,
    ),
  ],
  origin: [livedInBy(NATIONS, 'neighbou?rhood|area|tenants?')],
  sex: [String.raw`\b(?:for|or)\s+single\s+(?:females?|males?|wom[ae]n|m[ae]n|lad(?:y|ies))\b`],
  disability: [
    String.raw`\bable[ -]bodied\b`,
    String.raw`\bphysically\s+fit\b`,
    String.raw`\b(?:must|should)\s+be\s+(?:ambulatory|(?:capable\s+of|able\s+to)\s+(?:independent|live|living|climb|walk))`,
  ],
};

/** A community that the law lets refuse families: Housing for Older Persons Act. */
const FOR_OLDER_PERSONS =
  /\b(?:55|62)\s*(?:\+|plus\b|and (?:over|older|up|better)\b|or (?:over|older)\b)|housing for older persons|\bage[ -]restricted\b/i;

const rules = (Object.keys(PEOPLE_WORDS) as Ground[]).map((ground) => {
  const { refused, preferred } = PEOPLE_WORDS[ground];
  // a longer word that begins alike is another word: "kidding"
  const about = (patterns: readonly string[], who: string) =>
    patterns.map((pattern) => pattern.replace('WHO', () => String.raw`${who}(?![\w])`));
  const patterns = [...about(REFUSING, refused), ...about(PREFERRING, preferred), ...ALONE[ground]];
  return { ground, patterns: patterns.map((pattern) => new RegExp(pattern, 'gi')) };
});

/** What a text says about people; empty for types that are not homes. The words are no proof. */
export function homePhrases(type: ContractType, text: string): HomePhrase[] {
  if (!FACTS[type].isHome) return [];
  const mayRefuseFamilies = FOR_OLDER_PERSONS.test(text);
  const found = rules
    .filter(({ ground }) => ground !== 'family' || !mayRefuseFamilies)
    .flatMap(({ ground, patterns }) => patterns.flatMap((pattern) => spansOf(pattern, text, ground)));
  return longest(found).map(({ at, end, ground }) => ({ words: text.slice(at, end), ground }));
}

interface Span {
  at: number;
  end: number;
  ground: Ground;
}

/** Most patterns match nothing, and `matchAll` would copy each: 120 us instead of 20 for all of them. */
const spansOf = (pattern: RegExp, text: string, ground: Ground): Span[] =>
  text.search(pattern) < 0
    ? []
    : [...text.matchAll(pattern)].map(({ index, 0: words }) => ({
        at: index,
        end: index + words.length,
        ground,
      }));

/** In the order of the text; of two that overlap the first and longest. */
function longest(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.at - other.at || other.end - one.end))
    if (span.at >= (kept.at(-1)?.end ?? 0)) kept.push(span);
  return kept;
}
