import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ description: 'Health status.' })
export class Health {
  @ApiProperty({ description: 'Always "ok"; anything else is an error.', example: 'ok', enum: ['ok'] })
  status: string;
}
