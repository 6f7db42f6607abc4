import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ description: 'Health status.' })
export class Health {
  @ApiProperty({ description: 'Always "ok"; anything else is an error.', example: 'ok', enum: ['ok'] })
  status: string;

  @ApiProperty({
    description:
      'Of a process that can serve requests: what the operator should know, such as that it is a trial.',
    type: [String],
    required: false,
    example: ['This is a trial of a restored copy.'],
  })
  notes?: string[];
}
