import { listedApp, schemaOf } from './print-schema.js';
import { writeOrCheck } from './write-or-check.js';
import { OPENAPI_FILE } from '../openapi/docs.controller.js';
import { openApiDocument } from '../openapi/document.js';

/** The description of the REST API as it is committed. */
async function openApiText(): Promise<string> {
  const app = await listedApp();
  return `${JSON.stringify(openApiDocument(app, await schemaOf(app)), null, 2)}\n`;
}

process.exit(writeOrCheck(OPENAPI_FILE, await openApiText()));
