import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { BeforeTerms, CurrentViewer, MemberOnly, NeedsConfirmedEmail } from '../../../common/api/access.js';
import { Done } from '../../../common/api/done.js';
import { KeepsAnswers } from '../../../common/api/operation-marks.js';
import { Refuses } from '../../../common/api/refuses.js';
import type { Viewer } from '../../../common/api/request-of.js';
import { Scope } from '../../../common/api/scopes.js';
import { ImportSource } from './import-source.entity.js';
import { ImportSourceInput, UpdateImportSourceInput } from './import-source.inputs.js';
import { ImportSources } from './import-sources.service.js';

/** A source acts for its member long after the token that would make it has ended, so that members make and change them. */
@Scope()
@MemberOnly()
@ApiTags('imports')
@Controller('api/imports/sources')
export class ImportSourcesController {
  constructor(private readonly sources: ImportSources) {}

  @Get()
  @ApiOperation({ summary: 'Your import sources, at most 5, in the order in which you created them' })
  @ApiOkResponse({ type: [ImportSource] })
  @Scope('listings:read')
  listImportSources(@CurrentViewer() viewer: Viewer): Promise<ImportSource[]> {
    return this.sources.list(viewer);
  }

  @KeepsAnswers()
  @NeedsConfirmedEmail('list')
  @Post()
  @ApiCreatedResponse({ type: ImportSource })
  @Refuses('CONFLICT', 'RATE_LIMITED', 'NOT_FOUND')
  createImportSource(
    @CurrentViewer() viewer: Viewer,
    @Body() input: ImportSourceInput,
  ): Promise<ImportSource> {
    return this.sources.create(viewer, input);
  }

  @KeepsAnswers()
  @Put(':id')
  @ApiOkResponse({ type: ImportSource })
  @Refuses('CONFLICT', 'RATE_LIMITED')
  updateImportSource(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() input: UpdateImportSourceInput,
  ): Promise<ImportSource> {
    return this.sources.update(viewer, id, input);
  }

  @BeforeTerms()
  @KeepsAnswers()
  @Delete(':id')
  @ApiOkResponse({ type: Done })
  deleteImportSource(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Done> {
    return this.sources.delete(viewer, id);
  }

  @KeepsAnswers()
  @NeedsConfirmedEmail('list')
  @Post(':id/fetch')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: ImportSource, description: 'It is fetched as soon as possible.' })
  @Refuses('CONFLICT', 'RATE_LIMITED')
  fetchImportSource(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<ImportSource> {
    return this.sources.fetch(viewer, id);
  }
}
