import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../common/api/access.js';
import { Media } from './media.js';

@ApiExcludeController()
@Controller('media')
export class MediaController {
  constructor(private readonly media: Media) {}

  @Public()
  @Get(':name')
  send(@Param('name') name: string, @Res() response: Response): Promise<void> {
    return this.media.send(name, response);
  }
}
