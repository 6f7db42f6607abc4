import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Allow } from 'class-validator';

export class OidcQuery {
  /** Any value is accepted here; safeReturnTo replaces values that would lead to another site. */
  @ApiPropertyOptional({
    description: 'A path of this site to go to after sign-in.',
    example: '/contracts/submit',
    type: String,
  })
  @Allow()
  returnTo?: unknown;
}

@ApiSchema({ description: 'An OpenID provider.' })
export class Provider {
  @ApiProperty({ description: 'Display name.', example: 'id.example.com' })
  name: string;

  @ApiProperty({ description: 'The address to send the browser to.', example: '/api/login/oidc' })
  url: string;
}

@ApiSchema({ description: 'The ways to sign in besides the form.' })
export class Providers {
  @ApiProperty({ description: 'The OpenID provider; null without one.', type: Provider, nullable: true })
  oidc: Provider | null;
}
