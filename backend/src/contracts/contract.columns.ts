import { OFF_MARKET_REASONS } from '@handover/domain/listings/listing-life';
import { CONTRACT_TYPES, type ContractType as Type } from '@handover/domain/types/words';
import { registerEnumType } from '@nestjs/graphql';
import { enumOf } from '../common/api/enum-of.js';
import { ContractStatus } from './contract.status.js';

export const ContractType = enumOf(CONTRACT_TYPES);
export type ContractType = Type;

export const OffMarketReasonEnum = enumOf(OFF_MARKET_REASONS);

registerEnumType(OffMarketReasonEnum, {
  name: 'OffMarketReason',
  description: 'Why a cancelled contract is off the market.',
});
registerEnumType(ContractType, {
  name: 'ContractType',
  description: 'Type of a contract.',
});
registerEnumType(ContractStatus, { name: 'ContractStatus', description: 'Status of a contract.' });

export const CONTRACT_LIMITS = {
  title: { min: 3, max: 200 },
  description: { min: 1, max: 5000 },
  location: { min: 2, max: 200 },
  monthlyPayment: { min: 0, max: 1_000_000_000 },
  remainingTermMonths: { min: 1, max: 600 },
  incentive: { min: 0, max: 10_000_000 },
} as const;

const isWithin = (column: string, { min, max }: { min: number; max: number }) =>
  `${column} between ${min} and ${max}`;
const isKnown = (column: string, values: readonly string[]) => `${column} = any ('{${values.join(',')}}')`;
/** One check instead of one per column: PostgreSQL parses and plans each check for each statement that writes. */
export const VALUES_KNOWN = [
  isKnown('type', Object.values(ContractType)),
  isKnown('status', Object.values(ContractStatus)),
  isWithin('monthly_payment', CONTRACT_LIMITS.monthlyPayment),
  isWithin('remaining_term_months', CONTRACT_LIMITS.remainingTermMonths),
  'transfer_fee > 0',
  isWithin('incentive', CONTRACT_LIMITS.incentive),
  `(off_market_reason is null or status = 'cancelled' and ${isKnown('off_market_reason', OFF_MARKET_REASONS)})`,
].join(' and ');
