import { Int, InputType, ObjectType } from '@nestjs/graphql';
import { DEFAULT_COLOR } from '@handover/domain/brand/brand-color';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Given } from '../common/api/given.js';
import { Shown } from '../common/api/shown.js';
import { EmptyToNull, OneLine, PlainText } from '../common/api/validation.js';

const LONGEST = { name: 60, mailSender: 60, postalAddress: 300 } as const;

@ObjectType({ description: 'How the site presents itself. What is not set is as shipped.' })
export class SiteBrand {
  @Shown(() => String, { description: 'Name of the site.', example: 'Handover' })
  name: string;

  @Shown(() => String, { description: 'Primary color as #rrggbb.', example: DEFAULT_COLOR })
  color: string;

  @Shown(() => String, { description: 'Primary color of the dark scheme, made from it.', example: '#84c7ae' })
  darkColor: string;

  @Shown(() => String, {
    nullable: true,
    description: 'Address of the logo, a PNG; null shows the shipped one.',
    example: '/brand/3f9a0c1d2e4b5a67-512x128-logo.png',
  })
  logo: string | null;

  @Shown(() => Int, { nullable: true, description: 'Width of the logo in pixels.', example: 512 })
  logoWidth: number | null;

  @Shown(() => Int, { nullable: true, description: 'Height of the logo in pixels.', example: 128 })
  logoHeight: number | null;

  @Shown(() => String, {
    nullable: true,
    description: 'Name of the sender of mails; null sends as MAIL_FROM says.',
    example: 'Acme Leases',
  })
  mailSender: string | null;

  @Shown(() => String, {
    nullable: true,
    description: 'Postal address below each mail, which the CAN-SPAM Act requires of advertising.',
    example: 'Acme Leases LLC\n1 Main Street\nAustin, TX 78701',
  })
  postalAddress: string | null;
}

@InputType({
  description: 'Changes to the brand: an absent field keeps its value, an empty one is as shipped again.',
})
export class SetBrandInput {
  @Given(() => String, { nullable: true, description: 'Name of the site.', example: 'Acme Leases' })
  @EmptyToNull()
  @IsOptional()
  @IsString({ message: 'Name must be a string.' })
  @MaxLength(LONGEST.name, { message: `Name must have at most ${LONGEST.name} characters.` })
  @OneLine({ message: 'Name must be a single line.' })
  name?: string | null;

  @Given(() => String, {
    nullable: true,
    description:
      'Primary color as #rrggbb. Refused below a contrast of 4.5:1 (WCAG AA), with the nearest color that passes.',
    example: '#0b3d91',
  })
  @EmptyToNull()
  @IsOptional()
  @IsString({ message: 'Please enter a color as #rrggbb, such as #0e5a47.' })
  color?: string | null;

  @Given(() => String, {
    nullable: true,
    description: 'Name of the sender of mails.',
    example: 'Acme Leases',
  })
  @EmptyToNull()
  @IsOptional()
  @IsString({ message: 'Sender must be a string.' })
  @MaxLength(LONGEST.mailSender, { message: `Sender must have at most ${LONGEST.mailSender} characters.` })
  @OneLine({ message: 'Sender must be a single line.' })
  mailSender?: string | null;

  @Given(() => String, {
    nullable: true,
    description: 'Postal address below each mail; may have several lines.',
    example: '1 Main Street, Austin, TX 78701',
  })
  @EmptyToNull()
  @IsOptional()
  @IsString({ message: 'Address must be a string.' })
  @MaxLength(LONGEST.postalAddress, {
    message: `Address must have at most ${LONGEST.postalAddress} characters.`,
  })
  @PlainText({ message: 'Address must not contain control characters.' })
  postalAddress?: string | null;
}
