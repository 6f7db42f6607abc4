import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Controller, Get, Param, Res, Module } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../common/api/access.js';
import { notFound } from '../common/api/errors.js';
import { ROOT } from '../common/root.js';

/** The description of the REST API, as it is committed. */
export const OPENAPI_FILE = join(ROOT, 'backend/openapi.json');

const require = createRequire(import.meta.url);
const SWAGGER_UI = dirname(require.resolve('swagger-ui-dist/package.json'));
/** Of the package only what the page needs. */
const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
  'favicon-32x32.png': 'image/png',
};

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Handover API</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><main id="docs"></main><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;

const START = `SwaggerUIBundle({ url: '/api/docs-json', dom_id: '#docs', deepLinking: true, docExpansion: 'list', tagsSorter: 'alpha' });`;

/** The REST API for people (Swagger UI, from this server alone) and for machines. */
@Public()
@ApiExcludeController()
@Controller('api')
class DocsController {
  @Get('docs')
  page(@Res() response: Response): void {
    response.type('html').send(PAGE);
  }

  @Get('docs/:file')
  async file(@Param('file') file: string, @Res() response: Response): Promise<void> {
    const type = Object.hasOwn(FILES, file) ? FILES[file] : undefined;
    if (file === 'start.js') return void response.type('text/javascript').send(START);
    if (!type) throw notFound('This file');
    const content = await readFile(join(SWAGGER_UI, file));
    response.setHeader('Cache-Control', 'public, max-age=86400');
    response.type(type).send(content);
  }

  @Get('docs-json')
  async json(@Res() response: Response): Promise<void> {
    if (!existsSync(OPENAPI_FILE)) throw notFound('The description of the API');
    response.type('json').send(await readFile(OPENAPI_FILE));
  }
}

@Module({ controllers: [DocsController] })
export class OpenApiModule {}
