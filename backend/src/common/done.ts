import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ description: 'The result of an operation that returns no data.' })
export class Done {
  @ApiProperty({ description: 'Always true.', example: true })
  success: boolean;
}
