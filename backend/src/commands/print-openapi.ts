import { pathToFileURL } from 'node:url';
import { NestFactory } from '@nestjs/core';
import type { DataSource } from 'typeorm';
import { AppModule } from '../app.module.js';
import { Installation } from '../installation/installation.js';
import { Config } from '../common/config/config.js';
import { schemaOf } from './print-schema.js';
import { writeOrCheck } from './write-or-check.js';
import { OPENAPI_FILE } from '../openapi/docs.controller.js';
import { openApiDocument } from '../openapi/document.js';

/** The description of the REST API as it is committed. Nothing is started: Nest only lists the classes. */
export async function openApiText(): Promise<string> {
  const config = new Config({ SESSION_SECRET: 'only-to-print-the-description-of-the-api' });
  const app = await NestFactory.create(
    AppModule.with(config, {} as DataSource, new Installation('', false)),
    {
      preview: true,
      logger: false,
      abortOnError: false,
    },
  );
  return `${JSON.stringify(openApiDocument(app, await schemaOf(app)), null, 2)}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exit(writeOrCheck(OPENAPI_FILE, await openApiText()));
