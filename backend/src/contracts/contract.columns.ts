import { OFF_MARKET_REASONS } from '@handover/domain/listings/listing-life';
import { CONTRACT_TYPES, type ContractType as Type } from '@handover/domain/types/words';
import { enumOf, nameEnum } from '../common/api/enum-of.js';

export const ContractType = enumOf(CONTRACT_TYPES);
export type ContractType = Type;

export const OffMarketReasonEnum = enumOf(OFF_MARKET_REASONS);

nameEnum(OffMarketReasonEnum, 'OffMarketReason', 'Why a cancelled contract is off the market.');
nameEnum(ContractType, 'ContractType', 'Type of a contract.');
