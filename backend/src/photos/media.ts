import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ApiExcludeController } from '@nestjs/swagger';
import { noSuchPage } from '../common/api/errors.js';
import { contractIsShown } from '../contracts/contract.rows.js';
import { photoIdIn } from '../contracts/photo.js';
import { Database, type Statement } from '../database/database.js';
import { FileStore } from '../files/file-store.js';
import { Public } from '../common/api/access.js';

/** SQL: a hot read in one round trip, for every image of every page. */
const IS_SHOWN: Statement = {
  name: 'photos.is-shown',
  text: `select from photos p where p.id = $1 and p.deleted_at is null and ${contractIsShown('p.contract_id')}`,
  isQuick: true,
};

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
  async send(@Param('name') name: string, @Res() response: Response): Promise<void> {
    const id = photoIdIn(name);
    const isShown = id !== null && (await this.database.query(IS_SHOWN, [id])).length > 0;
    const file = isShown ? await this.files.open(name) : null;
    if (!file) throw noSuchPage();
    response.writeHead(200, {
      'Content-Type': 'image/webp',
      'Content-Length': file.bytes,
      // the content of a name never changes, so browsers keep what they have seen; shared caches ask again soon, because
      // a photo that is hidden or deleted must not be shown to others (docs/security.md)
      'Cache-Control': 'public, max-age=31536000, s-maxage=300, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    // The client disconnected or the store failed mid-stream; headers are sent, so only the connection can be closed.
    await pipeline(file.stream, response).catch(() => response.destroy());
  }
}
