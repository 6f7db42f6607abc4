import { dayIn, unguarded } from '@handover/domain/facts/fact-cells';
import { factFrom } from '@handover/domain/facts/typed-fact';
import { WORDS, type ContractType } from '@handover/domain/types/words';
import type { FileColumn } from './import.columns.js';
import { quoted } from './import.rows.js';

/** A wrong cell; its value is what stands in the cell, for the message. */
export class WrongCell {
  constructor(readonly message: string) {}
}

const NUMBERS: Readonly<Record<string, string>> = {
  money: 'an amount in dollars',
  rate: 'a percentage',
  int: 'a number',
  halves: 'a number',
};

interface Unit {
  /** Amounts are in cents and rates in thousandths of a percent, as in the API. */
  isOfApi: boolean;
}

/** The value of a cell in the unit of the input; null for an empty cell. */
export function valueOf(column: FileColumn, cell: string, { isOfApi }: Unit): unknown {
  const text = unguarded(cell.trim());
  if (text === '') return null;
  const { kind } = column;
  if (kind === 'enum') return choiceOf(column, text);
  if (kind === 'date') return dayIn(text);
  if (kind === 'text') return text;
  const value = isOfApi ? Number(text) : factFrom({ kind }, text);
  return Number.isNaN(value) ? new WrongCell(`“${quoted(text)}” is not ${wanted(kind, isOfApi)}.`) : value;
}

const wanted = (kind: string, isOfApi: boolean): string =>
  isOfApi && kind === 'money' ? 'an amount in cents' : (NUMBERS[kind] ?? 'a number');

/** Files say what the API says, or what people read. */
function choiceOf({ values }: FileColumn, text: string): string | WrongCell {
  const plain = (words: string) => words.toLowerCase().replaceAll('_', '-');
  const chosen = values.find(
    ({ value, label }) => value === plain(text) || label.toLowerCase() === text.toLowerCase(),
  );
  return (
    chosen?.value ??
    new WrongCell(`“${quoted(text)}” is none of the answers: ${values.map(({ value }) => value).join(', ')}.`)
  );
}

/** Why a filled cell does not fit the type of its row; null if it does. */
export function unfitting({ types, label }: FileColumn, type: ContractType): string | null {
  if (types.includes(type)) return null;
  return `${label} is not asked of ${WORDS[type].many}. Please leave the cell empty.`;
}
