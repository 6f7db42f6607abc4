import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Allow } from 'class-validator';

export class OidcQuery {
  /** Judged by safeReturnTo: whatever it is, it never leads to another site. */
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
  @ApiProperty({ description: 'What people know it by.', example: 'id.example.com' })
  name: string;

  @ApiProperty({ description: 'Where to send the browser.', example: '/api/login/oidc' })
  url: string;
}

@ApiSchema({ description: 'Where one can sign in besides the form.' })
export class Providers {
  @ApiProperty({ description: 'The OpenID provider; null without one.', type: Provider, nullable: true })
  oidc: Provider | null;
}
