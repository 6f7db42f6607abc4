import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ description: 'It is done, and there is nothing to tell.' })
export class Done {
  @ApiProperty({ description: 'True: it is done.', example: true })
  success: boolean;
}
