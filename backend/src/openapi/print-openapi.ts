import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NestFactory } from '@nestjs/core';
import type { DataSource } from 'typeorm';
import { AppModule } from '../app.module.js';
import { Config } from '../common/config.js';
import { writeOrCheck } from '../common/write-or-check.js';
import { openApiDocument } from './document.js';

export const OPENAPI_FILE = join(import.meta.dirname, '../../openapi.json');

/** The description of the REST API as it is committed. Nothing is started: Nest only lists the classes. */
export async function openApiText(): Promise<string> {
  const config = new Config({ SESSION_SECRET: 'only-to-print-the-description-of-the-api' });
  const app = await NestFactory.create(AppModule.with(config, {} as DataSource), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  return `${JSON.stringify(openApiDocument(app), null, 2)}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exit(writeOrCheck(OPENAPI_FILE, await openApiText()));
