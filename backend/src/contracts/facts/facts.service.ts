import { MARKET_RATE_SETTINGS, marketRate } from '@handover/domain/cost/market-rates';
import { definitionsOf, resolveBound } from '@handover/domain/facts/definitions';
import type { Bound, FactDefinition as Definition } from '@handover/domain/facts/fact';
import { Injectable } from '@nestjs/common';
import { AppError, notFound } from '../../common/api/errors.js';
import { RateLimits } from '../../common/cluster/rate-limits.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { today } from '../../common/today.js';
import { SettingsService } from '../../settings/settings.service.js';
import { trueCostOf } from '../contract.cost.js';
import { ContractType } from '../contract.columns.js';
import { ContractsService } from '../contracts.service.js';
import { FactDefinition, type TrueCost } from './facts.types.js';

const TYPES: readonly string[] = Object.values(ContractType);

/** What contracts can state, and what they cost. */
@Injectable()
export class ContractFacts {
  constructor(
    private readonly contracts: ContractsService,
    private readonly limits: RateLimits,
    private readonly settings: SettingsService,
  ) {}

  definitions(type: string): FactDefinition[] {
    if (!TYPES.includes(type)) throw notFound('Contract type');
    return definitionsOf(type as ContractType).map(toDefinition);
  }

  /** Computes the cost with the viewer's assumptions. The admin's rate of a new loan applies if they name none. */
  async cost(
    request: RequestContext,
    contractId: string,
    assumptions: object | null | undefined,
  ): Promise<TrueCost> {
    await this.limits.take('trueCost', request.viewer?.id ?? request.source);
    const contract = await this.contracts.getOnce(request, contractId);
    const rate = await this.rateOfNewLoan(contract.type);
    const cost = trueCostOf(contract, { ...(rate !== null && { marketRate: rate }), ...assumptions });
    if (!cost) throw new AppError('CONFLICT', 'The term of this contract is over.');
    return cost;
  }

  private async rateOfNewLoan(type: ContractType): Promise<number | null> {
    const key = MARKET_RATE_SETTINGS[type];
    return key ? marketRate(await this.settings.findValue(key)) : null;
  }
}

function toDefinition({ key, label, kind, unit, level, min, max, values, facet, isPrivate }: Definition) {
  const bound = (value: Bound | undefined): number | null => {
    const resolved = resolveBound(value, today());
    return typeof resolved === 'number' ? resolved : null;
  };
  return Object.assign(new FactDefinition(), {
    ...{ key, label, kind, level, facet },
    unit: unit ?? null,
    min: bound(min),
    max: bound(max),
    values: values?.map(({ value, label: text }) => ({ value, label: text })) ?? [],
    isPrivate: isPrivate ?? false,
  });
}
