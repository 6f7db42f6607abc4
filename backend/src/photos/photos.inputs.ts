import { ArgsType, Field, ID, Int } from '@nestjs/graphql';
import { IntersectionType, PartialType } from '@nestjs/swagger';
import { Allow, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { Given } from '../common/api/given.js';
import { OneLine, Trim } from '../common/api/validation.js';
import { PHOTO_LIMITS } from './photo.limits.js';

const LAST = PHOTO_LIMITS.perContract - 1;
const POSITION = { message: `Position must be a whole number from 0 to ${LAST}.` };
const ALT = { message: `The description must be one line of at most ${PHOTO_LIMITS.alt} characters.` };

@ArgsType()
class PhotoAlt {
  @Given(() => String, {
    description: `What it shows, for people who do not see it: one line, at most ${PHOTO_LIMITS.alt} characters.`,
    example: 'The car from the front',
  })
  @Trim()
  @IsString(ALT)
  @MaxLength(PHOTO_LIMITS.alt, ALT)
  @OneLine({ message: 'The description must be a single line.' })
  alt: string;
}

@ArgsType()
class PhotoPosition {
  @Given(() => Int, {
    description: `Its place among the photos of the contract, from 0 to ${LAST}; the first one is the cover.`,
    example: 0,
  })
  @IsInt(POSITION)
  @Min(0, POSITION)
  @Max(LAST, POSITION)
  position: number;
}

@ArgsType()
export class DescribePhotoArgs extends PhotoAlt {
  @Allow()
  @Field(() => ID, { description: 'The photo.' })
  id: string;
}

@ArgsType()
export class MovePhotoArgs extends PhotoPosition {
  @Allow()
  @Field(() => ID, { description: 'The photo.' })
  id: string;
}

/** What PATCH /api/photos/{id} changes; what is absent stays as it is. */
export class ChangePhotoInput extends PartialType(IntersectionType(PhotoAlt, PhotoPosition)) {}
