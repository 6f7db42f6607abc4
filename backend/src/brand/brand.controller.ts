import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiExcludeController,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AdminOnly, Caller, Public } from '../common/api/access.js';
import { noSuchPage } from '../common/api/errors.js';
import { Refuses } from '../common/api/refuses.js';
import type { RequestContext } from '../common/api/request-of.js';
import { BrandFiles } from './brand-files.js';
import { sendPicture } from './brand-icons.js';
import { BrandService } from './brand.service.js';
import { SetBrandInput, SiteBrand } from './brand.types.js';

@AdminOnly()
@ApiTags('admin')
@Controller('api/admin/brand')
export class BrandController {
  constructor(private readonly service: BrandService) {}

  @Get()
  @ApiOkResponse({ type: SiteBrand })
  brand(): Promise<SiteBrand> {
    return this.service.show();
  }

  @Put()
  @ApiOkResponse({ type: SiteBrand })
  setBrand(@Caller() caller: RequestContext, @Body() input: SetBrandInput): Promise<SiteBrand> {
    return this.service.set(caller, input);
  }

  @Post('logo')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Sets the logo and the icons made from it',
    description:
      'The body is the file itself: a PNG or an SVG of at most 1 MB. It is drawn anew as PNG, so nothing but its picture stays.',
  })
  @ApiConsumes('image/png', 'image/svg+xml')
  @ApiBody({ description: 'The logo.', schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ type: SiteBrand })
  @Refuses('RATE_LIMITED')
  setBrandLogo(@Caller() caller: RequestContext, @Req() request: Request): Promise<SiteBrand> {
    return this.service.setLogo(caller, request);
  }

  @Delete('logo')
  @ApiOkResponse({ type: SiteBrand })
  removeBrandLogo(@Caller() caller: RequestContext): Promise<SiteBrand> {
    return this.service.removeLogo(caller);
  }
}

/** Logo, icons and preview images. The content of a name never changes. */
@ApiExcludeController()
@Controller('brand')
export class BrandFilesController {
  constructor(private readonly files: BrandFiles) {}

  @Public()
  @Get(':name')
  async send(@Param('name') name: string, @Res() response: Response): Promise<void> {
    const file = await this.files.open(name);
    if (!file) throw noSuchPage();
    await sendPicture(response, file, 'public, max-age=31536000, immutable');
  }
}
