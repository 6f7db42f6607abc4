/* How ads name people by what the law protects. 42 USC 3604(c) names race, color, religion, sex, disability, familial
 * status and national origin; many states and cities add the source of income. Written as regular expressions. */

/** By what an ad refuses or prefers people. */
export type Ground = 'income' | 'family' | 'religion' | 'race' | 'origin' | 'sex' | 'disability';

interface PeopleWords {
  /** Behind "no" and "does not accept". */
  refused: string;
  /** Before "only" and "preferred", and behind "looking for" and "must be". */
  preferred: string;
}

const either = (...words: string[]): string => `(?:${words.join('|')})`;

export const PERSON = either(
  ...['tenants?', 'people', 'persons?', 'renters?', 'applicants?', 'couples?', 'students?', 'roommates?'],
  ...['residents?', 'households?', 'individuals?', 'folks?', 'buyers?', 'owners?', 'professionals?'],
  ...[
    'm[ae]n',
    'wom[ae]n',
    '(?:fe)?males?',
    'ladies',
    'girls?',
    'guys?',
    'families',
    String.raw`family(?!\s+rooms?\b)`,
  ],
);

/** An adjective of people: "Asian tenants", "Asians". */
const named = (adjectives: string): string => either(`${adjectives}s`, String.raw`${adjectives}\s+${PERSON}`);

const both = (words: string): PeopleWords => ({ refused: words, preferred: words });

/** "A couple of blocks" and "a couple weeks" name no people. */
export const COUPLE = String.raw`couples?(?!\s+(?:of|more|extra|hundred|thousand|days|weeks|months|years|minutes|blocks|things|questions|miles)\b)`;

export const RELIGIONS = either(
  ...['christian', 'catholic', 'jewish', 'muslim', 'hindu', 'sikh', 'buddhist', 'mormon', 'protestant'],
  ...['evangelical', 'atheist'],
);

export const RACES = either(
  ...['white', 'black', 'asian', 'caucasian', 'hispanic', 'latin[oax]', 'african[ -]american', 'colou?red'],
);

export const NATIONS = either(
  ...['american', 'mexican', 'indian', 'filipino', 'african', 'arab', 'russian', 'haitian', 'nigerian'],
  ...[
    'pakistani',
    'korean',
    'european',
    'cuban',
    'brazilian',
    'colombian',
    'dominican',
    'italian',
    'iranian',
  ],
  ...['puerto rican', 'chinese', 'japanese', 'vietnamese', 'french', 'spanish', 'irish', 'polish', 'foreign'],
  ...['immigrant', 'international', 'latin american', 'asian', 'bengali', 'nepali', 'turkish', 'greek'],
);

export const PEOPLE_WORDS: Readonly<Record<Ground, PeopleWords>> = {
  income: {
    refused: either(
      String.raw`sec(?:tion|t|\.)?\s*-?(?:8|eight)`,
      String.raw`(?:housing\s+(?:choice\s+)?|rental?\s+|hud\s+)?vouchers?(?!\s+for\b)`,
      ...['hcv', 'hasa', '(?:city)?fheps', 'eviction moratorium', 'ssi', 'ssdi', 'welfare', 'unemployed'],
      String.raw`(?:housing|government|govt|gov['\u2019]?t|public|rental?|state)\s+(?:assistance|aid|subsid(?:y|ies)|programs?|benefits|help)`,
      String.raw`(?:housing\s+)?programs?(?=\s*(?:[.,;!]|$|please|pls|no\b|or\b|and\b))`,
      String.raw`(?:people|persons?|tenants?|anyone)\s+on\s+(?:disability|benefits|assistance|social security)`,
    ),
    preferred: either(
      String.raw`(?:working|employed|salaried)\s+${PERSON}`,
      ...['employed', 'cash[ -]paying', 'self[ -]pay(?:ing)?'],
    ),
  },
  family: {
    refused: either(
      ...[
        'kids?',
        'child(?:ren)?',
        'bab(?:y|ies)',
        'infants?',
        'toddlers?',
        'newborns?',
        'teens',
        'teenagers?',
      ],
      ...[
        'minors',
        'singles',
        'single\\s+(?:moms?|mothers?|dads?|fathers?|parents?)',
        'famil(?:y|ies)',
        COUPLE,
      ],
      ...['pregnant\\s+\\w+', 'expecting\\s+\\w+'],
    ),
    preferred: either(
      String.raw`single(?=\s*(?:[.,;!)]|$))`,
      ...[
        'adults',
        'couple\\s+or\\s+singles?',
        'empty[ -]nesters?',
        'newlyweds?',
        'single\\s+(?:persons?|people|professionals?|adults?)',
      ],
      ...['singles', COUPLE, 'bachelors?', 'childless\\s+\\w+'],
    ),
  },
  religion: {
    refused: either(named(RELIGIONS), 'jews', 'non[ -]?believers?', 'believers'),
    preferred: either(
      named(RELIGIONS),
      RELIGIONS,
      'jews',
      'believers',
      String.raw`(?:people|someone)\s+of\s+faith`,
    ),
  },
  race: both(either(named(RACES), 'minorit(?:y|ies)', String.raw`(?:people|wom[ae]n|m[ae]n)\s+of\s+colou?r`)),
  origin: {
    refused: either(
      named(NATIONS),
      String.raw`(?:irish|chinese|arabs|arabians|polish)(?!\s+\w)`,
      ...[
        'foreigners?',
        'refugees?',
        'migrants?',
        'illegals',
        'undocumented(?:\\s+\\w+)?',
        'non[ -]?citizens?',
      ],
      ...['visa\\s+holders?', String.raw`(?:non[ -]?)english[ -]speak(?:ers?|ing)`],
    ),
    preferred: either(
      named(NATIONS),
      String.raw`(?:us|u\.s\.|american)\s+citizens?`,
      ...['citizens', '(?:us|american)[ -]born', 'american', 'from\\s+(?:america|this country|the us)'],
      String.raw`(?:english|spanish|hindi|chinese|mandarin|russian|korean)[ -]speak(?:ers?|ing(?:\s+${PERSON})?)`,
    ),
  },
  sex: both(
    either(
      // the law lets people who share a home choose a roommate of their sex
      String.raw`(?:fe)?males?(?!\s+room-?mates?)`,
      ...['wom[ae]n', 'm[ae]n', 'lad(?:y|ies)', 'girls?', 'guys?', 'boys?', 'gentlem[ae]n'],
      ...['gays?', 'lesbians?', 'homosexuals?', 'lgbt\\w*', 'transgenders?', 'trans\\s+\\w+'],
      String.raw`straight\s+${PERSON}`,
    ),
  ),
  disability: {
    refused: either(
      ...['wheelchairs?', 'handicap(?:ped|s)?', 'disabled', 'disabilit(?:y|ies)', 'walkers', 'amputees'],
      ...['mental\\s+(?:illness(?:es)?|health|issues|problems|patients?|medications?)', 'mentally\\s+\\w+'],
      ...['psych(?:os?|otics?|iatric\\s+\\w+)', 'medications?', 'autistic', 'hiv', 'aids'],
      String.raw`(?:service|support|assistance|emotional\s+support|therapy)\s+(?:animals?|dogs?|pets?)`,
      ...['esas?', String.raw`(?:blind|deaf)\s+${PERSON}`],
    ),
    preferred: either('able[ -]bodied', 'healthy\\s+\\w+', 'physically\\s+fit', 'mentally\\s+\\w+'),
  },
};
