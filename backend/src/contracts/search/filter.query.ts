import { RADII } from '@handover/domain/finding/list-filter';
import { readListQuery } from '@handover/domain/finding/list-query';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEnum, IsOptional, IsString } from 'class-validator';
import { invalid } from '../../common/api/errors.js';
import { ListQuery } from '../../common/api/list-query.js';
import { EmptyIsUnset } from '../../common/api/validation.js';
import { CONTRACT_LIMITS } from '../contract.fields.js';
import { MOST_IDS } from './contracts-by-ids.js';
import { ContractFilter, PaymentBound } from './filter.input.js';
import { ContractSort } from './sort.js';

const { min, max } = CONTRACT_LIMITS.monthlyPayment;
/** A bound in a query string; an empty string means no bound. */
const QueryPayment = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: min, maximum: max, description }),
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : Number(value))),
    PaymentBound(),
  );

/** Describes a parameter that `readListQuery` reads. */
const Word = (description: string, example: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, description, example }),
    IsOptional(),
    IsString({ message: '$property must be given once.' }),
  );

/** The parameters of a query string that filter the list. */
export class FilterQuery extends PickType(ContractFilter, ['type', 'location', 'q']) {
  @QueryPayment('The lowest monthly payment in cents (USD).')
  minPayment?: number;

  @QueryPayment('The highest monthly payment in cents (USD).')
  maxPayment?: number;

  @Word('Bounds of the monthly payment in dollars; either bound may be left out.', '200-450')
  payment?: string;

  @Word('Bounds of the remaining months.', '-24')
  months?: string;

  @Word('Bounds of `effectiveMonthly` in dollars.', '-500')
  effective?: string;

  @Word('Bounds of what the buyer pays at the transfer, in dollars.', '-2000')
  cash?: string;

  @Word('Only contracts around this place: a ZIP code, or a city with its state.', '78701')
  near?: string;

  @Word('Only contracts of this company of the rule book: its slug.', 'gm-financial')
  company?: string;

  @Word('Only contracts of this organisation: its id.', '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f')
  organisation?: string;

  @Word('`true`: only contracts whose company allows transfers, as far as its rules are known.', 'true')
  allowedByRule?: string;

  @ApiPropertyOptional({ type: 'integer', enum: RADII, description: 'Miles around `near`; 50 by default.' })
  @IsOptional()
  @IsString({ message: '$property must be given once.' })
  within?: string;

  @Word('`true`: only contracts whose seller pays something to the buyer.', 'true')
  paysSomething?: string;

  @Word('`true`: only contracts whose transfer the company behind them has confirmed.', 'true')
  confirmed?: string;

  @Word('`true`: only contracts with photos.', 'true')
  withPhotos?: string;

  @Word('Only contracts that can be handed over by this day.', '2027-03-01')
  availableBy?: string;
}

/** Documents for @ApiQuery that any other parameter named like a fact filters by that fact. */
export const FACT_WORDS = {
  name: 'facts',
  in: 'query',
  required: false,
  style: 'form',
  explode: true,
  description:
    'Facts by their keys, see GET /api/facts/{type}: values such as `make=Honda,Toyota`, or a range such as ' +
    '`milesPerYear=10000-`, with amounts in dollars and rates in percent.',
  schema: { type: 'object', additionalProperties: { type: 'string' }, example: { make: 'Honda,Toyota' } },
} as const;

/** The query of GET /api/contracts. */
export class ListContractsQuery extends IntersectionType(FilterQuery, ListQuery) {
  @Word(
    `Only these contracts, in any status and in this order: up to ${MOST_IDS} ids, separated by commas. Unknown and hidden ones are left out. No other parameter may stand beside it.`,
    '019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f,019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e60',
  )
  ids?: string;

  @ApiPropertyOptional({
    enum: ContractSort,
    default: ContractSort.NEWEST,
    description: 'The order: newest first, lowest payment, and so on; `nearest` needs `near`.',
  })
  @EmptyIsUnset()
  @IsOptional()
  @IsEnum(ContractSort, { message: 'Unknown sort order.' })
  sort?: ContractSort;
}

/** Converts a query string to the filter of GraphQL. `words` has all its parameters, including those of facts. */
export function filterOf(query: FilterQuery, words: Record<string, unknown>): ContractFilter {
  const texts = Object.entries(words).map(([name, value]) => [name, [value].flat().join(',')] as const);
  const { filter, errors } = readListQuery(new Map(texts));
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { type, location, q, minPayment, maxPayment } = query;
  const payment = { min: minPayment ?? filter.payment?.min, max: maxPayment ?? filter.payment?.max };
  return Object.assign(new ContractFilter(), filter, { type, location, q, payment });
}
