import { Body, Controller, Delete, Get, Param, Patch, Post, Req } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, CurrentViewer, MemberOnly, Public } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { Refuses } from '../common/api/refuses.js';
import { Photo } from '../contracts/photo.js';
import { ContractPhotos } from './contract-photos.js';
import { ChangePhotoInput } from './photos.inputs.js';
import { PhotosService } from './photos.service.js';
import { sentBy } from './upload.js';

@MemberOnly()
@ApiTags('photos')
@Controller('api')
export class PhotosController {
  constructor(
    private readonly photos: PhotosService,
    private readonly ofContracts: ContractPhotos,
  ) {}

  @Public()
  @Get('contracts/:id/photos')
  @ApiOperation({ summary: 'The photos of a contract in their order; the first one is its cover' })
  @ApiOkResponse({ type: [Photo] })
  listPhotos(@Caller() request: RequestContext, @Param('id') id: string): Promise<Photo[]> {
    return this.ofContracts.list(request, id);
  }

  @Post('contracts/:id/photos')
  @ApiOperation({
    summary: 'Adds a photo to an own contract',
    description:
      'The body is the image itself: at most 10 MB and 50 megapixels, at least 400 x 300 pixels, not animated. ' +
      'All metadata, such as the place where it was taken, is removed. The same file sent again is the same photo.',
  })
  @ApiConsumes('image/jpeg', 'image/png', 'image/webp')
  @ApiBody({ description: 'The image.', schema: { type: 'string', format: 'binary' } })
  @ApiCreatedResponse({ type: Photo })
  @Refuses('CONFLICT', 'RATE_LIMITED')
  addPhoto(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Req() request: Request,
  ): Promise<Photo> {
    return this.photos.add(viewer, id, sentBy(request));
  }

  @Patch('photos/:id')
  @ApiOperation({ summary: 'Describes one of your photos or moves it among the photos of its contract' })
  @ApiOkResponse({ type: Photo })
  @Refuses('CONFLICT')
  changePhoto(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() input: ChangePhotoInput,
  ): Promise<Photo> {
    return this.photos.change(viewer, id, input);
  }

  @Delete('photos/:id')
  @ApiOperation({ summary: 'Deletes one of your photos; an admin may delete any' })
  @ApiOkResponse({ type: Done })
  @Refuses('CONFLICT')
  deletePhoto(@Caller() caller: RequestContext, @Param('id') id: string): Promise<Done> {
    return this.photos.delete(caller, id);
  }
}
