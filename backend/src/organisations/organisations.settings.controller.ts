import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, MemberOnly } from '../common/api/access.js';
import { Refuses } from '../common/api/refuses.js';
import type { Viewer } from '../common/api/request-of.js';
import { Organisation } from './organisation.entity.js';
import { EmbedOriginsArgs, LeadsArgs } from './organisation.inputs.js';
import { OrganisationSettings } from './organisations.settings.service.js';

@MemberOnly()
@ApiTags('organisations')
@Controller('api/organisations')
export class OrganisationSettingsController {
  constructor(private readonly settings: OrganisationSettings) {}

  @Put(':id/embed')
  @ApiOperation({ summary: 'For its owners: sets the websites that may show its contracts in a frame' })
  @ApiOkResponse({ type: Organisation })
  @Refuses('FORBIDDEN', 'CONFLICT', 'RATE_LIMITED')
  setEmbedOrigins(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() args: EmbedOriginsArgs,
  ): Promise<Organisation> {
    return this.settings.setEmbedOrigins(viewer, id, args);
  }

  @Put(':id/leads')
  @ApiOperation({ summary: 'For owners of a dealer: sets the member who gets its leads as ADF/XML' })
  @ApiOkResponse({ type: Organisation })
  @Refuses('FORBIDDEN', 'CONFLICT', 'RATE_LIMITED')
  setLeads(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() { email }: LeadsArgs,
  ): Promise<Organisation> {
    return this.settings.setLeads(viewer, id, email);
  }
}
