import { CONTRACT_TYPES, type ContractType } from './types/words.js';
import { formatCents } from './money.js';

const USUAL_FEE = 2500;

/** The types whose fee is not the usual one. */
const OWN_FEES: Readonly<Partial<Record<ContractType, number>>> = {};

/** The fee in cents for taking over a contract that is listed today. A listed contract keeps its `transferFee`. */
export const feeOf = (type: ContractType): number => OWN_FEES[type] ?? USUAL_FEE;

/** "$25.00"; without a type, for a text about all of them, "$25.00 to $40.00" once they differ. */
export function feeText(type?: ContractType): string {
  const fees = (type ? [type] : CONTRACT_TYPES).map(feeOf);
  const [least, most] = [formatCents(Math.min(...fees)), formatCents(Math.max(...fees))];
  return least === most ? least : `${least} to ${most}`;
}
