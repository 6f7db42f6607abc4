import type { Facts } from '../facts/fact.js';
import type { ContractType } from './words.js';

interface Drawings {
  /** The fact whose values are names of drawings. */
  fact?: string;
  /** For a value of the fact that several drawings show. */
  several?: Readonly<Record<string, readonly string[]>>;
  /** Words of a title that tell what to draw. */
  words: readonly (readonly [RegExp, string])[];
  /** One of these if nothing tells it. */
  usual: readonly string[];
}

/** What the drawings of frontend/src/components/contract/covers/covers.svg show, by type. */
const DRAWINGS: Readonly<Record<ContractType, Drawings>> = {
  'car-lease': {
    fact: 'bodyStyle',
    words: [
      [/\b(?:truck|pickup|f-?150|silverado|tacoma|tundra|ranger|frontier|ram 1500)\b/i, 'truck'],
      [/\b(?:minivan|van|odyssey|sienna|pacifica|carnival)\b/i, 'van'],
      [/\b(?:convertible|cabrio\w*|roadster|miata|spider|spyder)\b/i, 'convertible'],
      [/\b(?:coupe|mustang|camaro|challenger|corvette)\b/i, 'coupe'],
      [/\b(?:hatch(?:back)?|golf|leaf|bolt|prius|mini cooper)\b/i, 'hatchback'],
      [/\b(?:wagon|outback|allroad|v60|v90)\b/i, 'wagon'],
      [
        /\b(?:suv|cr-?v|rav4|cx-?\d+|x[1-7]|q[3-8]|model [xy]|tucson|explorer|rogue|pilot|highlander)\b/i,
        'suv',
      ],
      [/\b(?:sedan|accord|civic|camry|corolla|model [3s]|altima|sonata|jetta|elantra)\b/i, 'sedan'],
    ],
    usual: ['sedan', 'suv', 'hatchback', 'wagon'],
  },
  apartment: {
    words: [
      [/\bloft\b/i, 'loft'],
      [/\b(?:room|furnished)\b/i, 'room'],
      [/\b(?:high-?rise|tower|penthouse)\b/i, 'tower'],
      [/\b(?:balcony|balconies|terrace)\b/i, 'balconies'],
      [/\b(?:garden|yard|duplex|townhouse|house)\b/i, 'garden'],
      [/\bcourtyard\b/i, 'courtyard'],
    ],
    usual: ['tower', 'walkup', 'loft', 'balconies', 'corner', 'garden', 'courtyard'],
  },
  mortgage: {
    fact: 'propertyType',
    several: { house: ['house', 'craftsman', 'ranch', 'victorian'] },
    words: [
      [/\bcraftsman\b|\bbungalow\b/i, 'craftsman'],
      [/\branch\b/i, 'ranch'],
      [/\bvictorian\b/i, 'victorian'],
      [/\bcondo/i, 'condo'],
      [/\b(?:town|row)\s?(?:house|home)/i, 'townhouse'],
      [/\b(?:duplex|triplex|fourplex|2-4 unit)/i, '2-4-units'],
      [/\b(?:manufactured|mobile) home/i, 'manufactured'],
    ],
    usual: ['house', 'craftsman', 'ranch', 'victorian'],
  },
  timeshare: {
    words: [
      [/\b(?:ski|aspen|vail|breckenridge|park city|whistler)\b/i, 'ski'],
      [/\b(?:mountain|smok(?:y|ies)|gatlinburg|rockies|tahoe|sedona)\b/i, 'mountain'],
      [/\b(?:lake|cabin|ozarks?|branson)\b/i, 'lake'],
      [/\bgolf\b|\bscottsdale\b/i, 'golf'],
      [/\b(?:sail|harbor|marina|cape)\b/i, 'sail'],
      [/\b(?:beach|island|maui|hawaii|oahu|kauai|aruba|caribbean|cancun|ocean|keys)\b/i, 'palm'],
      [/\b(?:pool|orlando|water ?park)\b/i, 'pool'],
    ],
    usual: ['palm', 'sail', 'pool', 'resort'],
  },
  loan: {
    fact: 'loanKind',
    words: [
      [/\b(?:motorcycle|harley|ducati)\b/i, 'motorcycle'],
      [/\b(?:rv|motorhome|camper|trailer)\b/i, 'rv'],
      [/\b(?:boat|yacht|pontoon)\b/i, 'boat'],
      [/\bsolar\b/i, 'solar'],
      [/\b(?:tractor|excavator|equipment|machine)\b/i, 'equipment'],
      [/\b(?:business|shop|restaurant)\b/i, 'business'],
      [/\b(?:auto|car|truck|suv)\b/i, 'auto'],
    ],
    usual: ['personal'],
  },
};

interface Drawn {
  id: string;
  type: ContractType;
  title: string;
  facts: Facts;
}

/** The id of the drawing that shows a contract: what a fact says, else its title, else one of those that fit always. */
export function drawingOf({ id, type, title, facts }: Drawn): string {
  const { fact, several = {}, words, usual } = DRAWINGS[type];
  const stated = fact === undefined ? undefined : facts[fact];
  const said = words.find(([word]) => word.test(title))?.[1];
  const fitting =
    typeof stated === 'string' ? (several[stated] ?? [stated]) : said === undefined ? usual : [said];
  const subject =
    said !== undefined && fitting.includes(said) ? said : fitting[numberOf(id) % fitting.length];
  return `${type}-${subject}`;
}

/** The end of an id is random. */
const numberOf = (id: string): number => Number.parseInt(id.slice(-4), 16) || 0;
