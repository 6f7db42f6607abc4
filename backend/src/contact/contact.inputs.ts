import { applyDecorators } from '@nestjs/common';
import { ArgsType } from '@nestjs/graphql';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';
import { Given } from '../common/api/given.js';
import { SearchArgs, SearchQuery } from '../common/api/list-query.js';

const ONLY = 'True for answered requests only, false for waiting ones only.';
/** As a query string has them. */
const WORDS = new Map<unknown, boolean | undefined>([
  ['true', true],
  ['false', false],
  ['', undefined],
]);

const AnsweredFilter = (): PropertyDecorator =>
  applyDecorators(
    IsBoolean({ message: 'answered is either true or false.' }),
    IsOptional(),
    Transform(({ value }: { value: unknown }) => (WORDS.has(value) ? WORDS.get(value) : value)),
  );

/** The query of GET /api/admin/contact-requests. */
export class ListContactRequestsQuery extends SearchQuery {
  @AnsweredFilter()
  @ApiPropertyOptional({ type: 'boolean', description: ONLY })
  answered?: boolean;
}

@ArgsType()
export class ListContactRequestsArgs extends SearchArgs {
  @AnsweredFilter()
  @Given(() => Boolean, { nullable: true, description: ONLY })
  answered?: boolean | null;
}
