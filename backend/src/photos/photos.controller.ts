import { Body, Controller, Delete, Get, Param, Patch, Post, Req, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiExcludeController,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Caller, CurrentViewer, MemberOnly, Public } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { Scope } from '../common/api/scopes.js';
import { Refuses } from '../common/api/refuses.js';
import { Photo, photoIdIn } from '../contracts/photo.js';
import { ContractPhotos } from './photo.rows.js';
import { ChangePhotoInput } from './photos.inputs.js';
import { PhotosService } from './photos.service.js';
import { pipeline } from 'node:stream/promises';
import { noSuchPage } from '../common/api/errors.js';
import { joinShownContract, readsUnapproved } from '../contracts/contract.rows.js';
import { Database, type Statement } from '../database/database.js';
import { FileStore } from '../files/file-store.js';

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
  @Scope('market:read', 'listings:read')
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
  @Scope('listings:write')
  addPhoto(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Req() request: Request,
  ): Promise<Photo> {
    return this.photos.add(viewer, id, request);
  }

  @Patch('photos/:id')
  @ApiOperation({ summary: 'Describes one of your photos or moves it among the photos of its contract' })
  @ApiOkResponse({ type: Photo })
  @Refuses('CONFLICT')
  @Scope('listings:write')
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
  @Scope('listings:write')
  deletePhoto(@Caller() caller: RequestContext, @Param('id') id: string): Promise<Done> {
    return this.photos.delete(caller, id);
  }
}

/** SQL: a hot read in one round trip, for every image of every page. */
const SHOWN: Statement = {
  name: 'photos.shown',
  text: `select c.user_id as "holderId", c.awaits_approval as "awaitsApproval"
    from photos p ${joinShownContract('c', 'p.contract_id')} where p.id = $1 and p.deleted_at is null`,
  isQuick: true,
};
interface ShownPhoto {
  holderId: string;
  awaitsApproval: boolean;
}

/**
 * What a name stands for never changes, so browsers keep what they have seen; shared caches ask again soon, because a photo
 * that is hidden or deleted must not be shown to others (docs/security.md).
 */
const FOR_ALL = 'public, max-age=31536000, s-maxage=300, immutable';
/** Asked for each time: the next member in this browser may be another one. */
const FOR_VIEWER = 'private, no-store';

/** Sends stored photos. Each request asks the database, so that a hidden or deleted photo is gone at once in every process. */
@ApiExcludeController()
@Controller('media')
export class MediaController {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
  ) {}

  @Public()
  @Get(':name')
  async send(
    @Caller() { viewer }: RequestContext,
    @Param('name') name: string,
    @Res() response: Response,
  ): Promise<void> {
    const photo = await this.shownTo(viewer, name);
    const file = photo && (await this.files.open(name));
    if (!file) throw noSuchPage();
    response.writeHead(200, {
      'Content-Type': 'image/webp',
      'Content-Length': file.bytes,
      'Cache-Control': photo.awaitsApproval ? FOR_VIEWER : FOR_ALL,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    // The client disconnected or the store failed mid-stream; headers are sent, so only the connection can be closed.
    await pipeline(file.stream, response).catch(() => response.destroy());
  }

  private async shownTo(viewer: Viewer | null, name: string): Promise<ShownPhoto | null> {
    const id = photoIdIn(name);
    const [photo] = id === null ? [] : await this.database.query<ShownPhoto>(SHOWN, [id]);
    return photo && (!photo.awaitsApproval || readsUnapproved(viewer, photo.holderId)) ? photo : null;
  }
}
