import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiConsumes,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Caller, CurrentViewer, MemberOnly, NeedsConfirmedEmail, Public } from '../../common/api/access.js';
import { ListQuery, pageOf } from '../../common/api/list-query.js';
import { Refuses } from '../../common/api/refuses.js';
import { viewerOf, type RequestContext, type Viewer } from '../../common/api/request-of.js';
import { Scope } from '../../common/api/scopes.js';
import { linkNext } from '../../common/http/link-next.js';
import { MOST_ROWS } from '../../common/csv-file.js';
import { PHOTO_LIMITS } from '../../photos/photo.limits.js';
import { Import, ImportReport } from './import.entity.js';
import { importColumns } from './import-columns.list.js';
import { ImportMappings } from './import-mappings.js';
import { sampleOf } from './import-sample.js';
import {
  importedBy,
  ImportColumn,
  ImportMapping,
  ImportMappingInput,
  ImportOptions,
} from './import.types.js';
import { bytesOf } from './import-upload.js';
import { Imports } from './imports.service.js';

function asFile(response: Response, name: string, text: string): string {
  response.set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
  });
  return text;
}

@MemberOnly()
@ApiTags('imports')
@Controller('api/imports')
export class ImportsController {
  constructor(
    private readonly imports: Imports,
    private readonly mappings: ImportMappings,
  ) {}

  @NeedsConfirmedEmail('list')
  @Post()
  @HttpCode(202)
  @ApiOperation({
    summary: 'Lists and edits your contracts by a file',
    description:
      `The body is the file: CSV (RFC 4180, in UTF-8 or Windows-1252, headings in any order) or JSON Lines, at most 10 MB and ${MOST_ROWS} rows. ` +
      'Of JSON Lines, each line is the body of `POST /api/contracts` with an `externalId`, and `photoUrls` if you like. Columns of CSV are those of ' +
      '`GET /api/imports/sample/{type}`, with amounts in dollars and rates in percent; a file with a column ' +
      '`monthlyPayment` has the names and units of the API. A row edits the contract that it matches, and lists a new one ' +
      'otherwise, by the rules and limits of `PUT /api/listings/by-external/{externalId}`. A column that is missing ' +
      'changes nothing, an empty cell of a fact removes the fact, and columns such as `status` are ignored. ' +
      `\`photo_urls\` has up to ${PHOTO_LIMITS.perContract} https addresses of photos, between them spaces, line breaks, commas or \`|\`; of JSON, ` +
      '`photoUrls` is a list of them. They are fetched after the row, with `apply` only, and each once: their order is that of ' +
      'the photos, before those that you upload. What the list does not name any more is deleted once the others are stored. ' +
      'Rows are worked on one after the other by a job: see `GET /api/imports/{id}`. A file that is sent again lists ' +
      'nothing twice. With an API token, the Content-Type may also be `text/plain`, which many clients send with a string.',
  })
  @ApiConsumes('text/csv', 'application/jsonl')
  @ApiBody({ description: 'The file.', schema: { type: 'string' } })
  @ApiAcceptedResponse({ type: Import, description: 'Its rows are queued.' })
  @Refuses('CONFLICT', 'RATE_LIMITED')
  @Scope('listings:write')
  createImport(
    @Caller() caller: RequestContext,
    @Query() options: ImportOptions,
    @Req() request: Request,
  ): Promise<Import> {
    return this.imports.create(viewerOf(caller), importedBy(caller, options), () => bytesOf(request));
  }

  @Get()
  @ApiOperation({ summary: 'The files that the viewer has sent, newest first' })
  @ApiOkResponse({ type: [Import] })
  @Scope('listings:read', 'listings:write')
  async listImports(
    @CurrentViewer() viewer: Viewer,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Import[]> {
    return linkNext(response, await this.imports.list(viewer, pageOf(query)));
  }

  @Public()
  @Get('columns')
  @ApiOperation({ summary: 'The columns that a file of contracts may have' })
  @ApiOkResponse({ type: [ImportColumn] })
  listImportColumns(): ImportColumn[] {
    return importColumns();
  }

  @Get('mapping')
  @ApiOperation({ summary: 'Which columns the headings of your files mean' })
  @ApiOkResponse({ type: ImportMapping })
  @Scope('listings:read', 'listings:write')
  getImportMapping(@CurrentViewer() viewer: Viewer): Promise<ImportMapping> {
    return this.mappings.get(viewer);
  }

  @Put('mapping')
  @ApiOkResponse({ type: ImportMapping })
  @Scope('listings:write')
  setImportMapping(
    @CurrentViewer() viewer: Viewer,
    @Body() { headings }: ImportMappingInput,
  ): Promise<ImportMapping> {
    return this.mappings.set(viewer, headings);
  }

  @Public()
  @Get('sample/:type')
  @ApiProduces('text/csv')
  @ApiOperation({ summary: 'A file with all columns of a type and one row' })
  @ApiParam({ name: 'type', schema: { type: 'string', example: 'car-lease' } })
  @ApiOkResponse({ description: 'A CSV file (RFC 4180) in UTF-8.', schema: { type: 'string' } })
  @Refuses('NOT_FOUND')
  getImportSample(@Param('type') type: string, @Res({ passthrough: true }) response: Response): string {
    return asFile(response, `handover-${type}.csv`, sampleOf(type));
  }

  @Get(':id')
  @ApiOperation({ summary: 'How far an import is, and what is wrong with its rows' })
  @ApiOkResponse({ type: ImportReport })
  @Scope('listings:read', 'listings:write')
  getImport(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<ImportReport> {
    return this.imports.get(viewer, id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOkResponse({ type: Import })
  @Refuses('CONFLICT')
  @Scope('listings:write')
  cancelImport(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Import> {
    return this.imports.cancel(viewer, id);
  }
}
