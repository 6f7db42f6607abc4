import type { Drawings } from '../facts/drawings.js';
import type { Facts } from '../facts/fact.js';
import { apartment } from './apartment/drawings.js';
import { carLease } from './car-lease/drawings.js';
import { loan } from './loan/drawings.js';
import { mortgage } from './mortgage/drawings.js';
import { timeshare } from './timeshare/drawings.js';
import type { ContractType } from './words.js';

const DRAWINGS: Readonly<Record<ContractType, Drawings>> = {
  'car-lease': carLease,
  apartment,
  mortgage,
  timeshare,
  loan,
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
