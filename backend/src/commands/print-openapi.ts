import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NestFactory } from '@nestjs/core';
import type { DataSource } from 'typeorm';
import { AppModule } from '../app.module.js';
import { Installation } from '../installation/installation.js';
import { Config } from '../common/config.js';
import { writeOrCheck } from './write-or-check.js';
import { OPENAPI_FILE } from '../openapi/docs.controller.js';
import { openApiDocument } from '../openapi/document.js';

const CLIENT_TYPES_FILE = join(import.meta.dirname, '../../test/support/rest-api.generated.ts');

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
  return `${JSON.stringify(openApiDocument(app), null, 2)}\n`;
}

/** The types of a client of the API, for the tests that use it as a client would. */
async function clientTypes(description: string): Promise<string> {
  const { default: typesOf, astToString } = await import('openapi-typescript');
  return `// Made from openapi.json by \`npm run openapi\`; do not edit.\n${astToString(await typesOf(description))}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const description = await openApiText();
  const codes = [
    writeOrCheck(OPENAPI_FILE, description),
    writeOrCheck(CLIENT_TYPES_FILE, await clientTypes(description)),
  ];
  process.exit(Math.max(...codes));
}
