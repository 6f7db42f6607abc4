import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsEnum, IsIn, IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import { ArgsType, Field, registerEnumType } from '@nestjs/graphql';
import { enumOf } from './enum-of.js';
import { LARGEST_PAGE, PageArgs } from './paging.js';
import { EmptyIsUnset, SearchLine, Trim } from './validation.js';

/** Default page size of REST lists. */
const REST_PAGE = 100;

/** An optional search text, with the same rules in both APIs. */
export const SearchText = (description: string): PropertyDecorator =>
  applyDecorators(
    Field(() => String, { nullable: true, description }),
    ApiPropertyOptional({ description }),
    Trim(),
    IsOptional(),
    IsString({ message: 'The search must be a string.' }),
    Length(0, 200, { message: 'The search must have at most 200 characters.' }),
    SearchLine({ message: 'The search must be a single line.' }),
  );

/** The parameter `limit` of a REST list. */
export const PageSize = (text: { description: string; default?: number }): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', ...text, minimum: 1, maximum: LARGEST_PAGE }),
    IsOptional(),
    Type(() => Number),
    IsInt({ message: 'limit must be a whole number.' }),
    Min(1, { message: 'limit must be at least 1.' }),
    Max(LARGEST_PAGE, { message: `limit must be at most ${LARGEST_PAGE}.` }),
  );

/** Query parameters of a REST list. */
export class ListQuery {
  @PageSize({ description: `Page size, 1 to ${LARGEST_PAGE}.`, default: REST_PAGE })
  limit?: number;

  @ApiPropertyOptional({ description: 'Cursor from the Link header of the previous page.' })
  @IsOptional()
  @IsString({ message: 'cursor must be a string.' })
  cursor?: string;
}

/** Query parameters of a searchable REST list. */
export class SearchQuery extends ListQuery {
  @SearchText('Words to search for.')
  q?: string;
}

/** Arguments of a searchable GraphQL list. */
@ArgsType()
export class SearchArgs extends PageArgs {
  @SearchText('Words to search for.')
  q?: string | null;
}

const LIST_ORDERS = ['newest', 'oldest'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];
const ListOrderEnum = enumOf(LIST_ORDERS);
registerEnumType(ListOrderEnum, {
  name: 'ListOrder',
  description: 'Order of a list: NEWEST or OLDEST first.',
});

/** The order of a list of the admins. */
export const OrderOfList = (description = 'Newest first by default.'): PropertyDecorator =>
  applyDecorators(
    Field(() => ListOrderEnum, { nullable: true, description }),
    ApiPropertyOptional({
      enum: ListOrderEnum,
      enumName: 'ListOrder',
      description,
    }),
    EmptyIsUnset(),
    IsOptional(),
    IsIn(LIST_ORDERS, { message: 'A list is sorted by newest or oldest.' }),
  );

/** Query parameters of a REST list with an order of its own. */
export class AdminOrderQuery extends ListQuery {
  @OrderOfList('Oldest first by default.')
  sort?: ListOrder;
}

/** Arguments of a GraphQL list with an order of its own. */
@ArgsType()
export class OrderArgs extends PageArgs {
  @OrderOfList('Oldest first by default.')
  sort?: ListOrder | null;
}

/** A filter by one value of an enum. */
export const Chosen = (values: object, message: string): PropertyDecorator =>
  applyDecorators(IsEnum(values, { message }), IsOptional(), EmptyIsUnset());

/** Query parameters of a REST list of the admins. */
export class AdminListQuery extends SearchQuery {
  @OrderOfList()
  sort?: ListOrder;
}

/** Arguments of a GraphQL list of the admins. */
@ArgsType()
export class AdminListArgs extends SearchArgs {
  @OrderOfList()
  sort?: ListOrder | null;
}

/** Converts REST query parameters to GraphQL arguments. */
export const pageOf = ({ limit, cursor }: ListQuery) => ({ first: limit ?? REST_PAGE, after: cursor });
