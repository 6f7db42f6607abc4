import { OBSERVATION_NOTE, type ObservationState } from '@handover/domain/rules/observations';
import { ArgsType, ID, InputType, IntersectionType } from '@nestjs/graphql';
import { IntersectionType as RestIntersectionType } from '@nestjs/swagger';
import { IsIn, IsObject, IsOptional, IsString, IsUUID, Length } from 'class-validator';
import { Given } from '../../common/api/given.js';
import { Chosen, ListQuery } from '../../common/api/list-query.js';
import { PageArgs } from '../../common/api/paging.js';
import { JsonObject } from '../../common/api/scalars.js';
import { EmptyIsUnset, EmptyToNull, PlainText } from '../../common/api/validation.js';
import { ANSWERS, ObservationStateEnum } from './rule-observation.entity.js';

@InputType({ description: 'What the company behind the contract of a transfer asked.' })
export class ObserveRuleInput {
  @Given(() => JsonObject, ANSWERS)
  @IsObject({ message: 'The answers must be an object.' })
  answers: object;

  @Given(() => String, {
    nullable: true,
    description: `What else was special, at most ${OBSERVATION_NOTE} characters. Only admins read it.`,
    example: 'They ask for the form by mail.',
  })
  @EmptyToNull()
  @IsOptional()
  @IsString({ message: 'A note is a text.' })
  @Length(0, OBSERVATION_NOTE, { message: `A note has at most ${OBSERVATION_NOTE} characters.` })
  @PlainText({ message: 'A note must not contain control characters.' })
  note?: string | null;
}

@ArgsType()
class ObservationFilter {
  @Given(() => ObservationStateEnum, { nullable: true, description: 'Only in this state.' })
  @Chosen(ObservationStateEnum, 'Please choose open, used or dismissed.')
  state?: ObservationState | null;

  @Given(() => ID, { nullable: true, description: 'Only about this company.' })
  @EmptyIsUnset()
  @IsOptional()
  @IsUUID(undefined, { message: 'Please say which company.' })
  subjectId?: string | null;
}

@ArgsType()
export class RuleObservationsArgs extends IntersectionType(ObservationFilter, PageArgs, ArgsType) {}

/** The query of GET /api/admin/rule-observations. */
export class RuleObservationsQuery extends RestIntersectionType(ObservationFilter, ListQuery) {}

@ArgsType()
export class ResolveObservationArgs {
  @Given(() => ObservationStateEnum, {
    description: 'USED if the rule follows it now, DISMISSED otherwise.',
    example: 'used',
  })
  @IsIn(['used', 'dismissed'] satisfies ObservationState[], { message: 'Please choose used or dismissed.' })
  state: 'used' | 'dismissed';
}
