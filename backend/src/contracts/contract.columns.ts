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
