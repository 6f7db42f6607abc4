import { pipeline } from 'node:stream/promises';
import { logoPath, type LogoVersion } from '@handover/domain/brand/brand';
import { Injectable } from '@nestjs/common';
import type { RequestHandler, Response } from 'express';
import type { OpenedFile } from '../files/bare-store.js';
import { FileStore } from '../files/file-store.js';
import { storedName } from './brand-files.js';
import { CurrentBrand } from './current-brand.js';

/** Addresses that browsers and systems know without reading a page, and the version of the logo at each. */
const FIXED: Readonly<Record<string, LogoVersion>> = {
  '/favicon.ico': '32',
  '/favicon.svg': '512',
  '/apple-touch-icon.png': '180',
  '/icons/icon-192.png': '192',
  '/icons/icon-512.png': '512',
};

/** Shows the icons of an own logo at the addresses of the shipped ones. */
@Injectable()
export class BrandIcons {
  constructor(
    private readonly current: CurrentBrand,
    private readonly files: FileStore,
  ) {}

  readonly handler: RequestHandler = (request, response, next) => {
    const version = Object.hasOwn(FIXED, request.path) ? FIXED[request.path] : undefined;
    if (!version || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    this.find(version).then(
      // the shipped icon
      (file) => (file ? sendPicture(response, file, 'public, max-age=300') : next()),
      () => next(),
    );
  };

  private async find(version: LogoVersion): Promise<OpenedFile | null> {
    const { brand } = await this.current.get();
    return brand.logo && this.files.open(storedName(logoPath(brand.logo, version)));
  }
}

/** Only ever a PNG that we have drawn; `nosniff` is on every response. */
export async function sendPicture(response: Response, file: OpenedFile, cache: string): Promise<void> {
  response.writeHead(200, {
    'Content-Type': 'image/png',
    'Content-Length': file.bytes,
    'Cache-Control': cache,
    // mails and messengers show it
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  // The client disconnected or the store failed mid-stream; headers are sent, so only the connection can be closed.
  await pipeline(file.stream, response).catch(() => response.destroy());
}
