import { RIGHTS } from '@handover/domain/roles';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, StaffOnly } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import { Refuses } from '../common/api/refuses.js';
import type { RequestContext } from '../common/api/request-of.js';
import { AddNoteInput, AdminNote, NotesOf } from './note.entity.js';
import { AdminNotes } from './notes.service.js';

@StaffOnly(...RIGHTS.keepNotes)
@ApiTags('admin')
@Controller('api/admin/notes')
export class NotesController {
  constructor(private readonly notes: AdminNotes) {}

  @Get()
  @ApiOperation({ summary: 'Internal notes about a member or a contract, newest first' })
  @ApiOkResponse({ type: [AdminNote] })
  listAdminNotes(@Query() { targetType, targetId }: NotesOf): Promise<AdminNote[]> {
    return this.notes.list({ targetType, targetId });
  }

  @Post()
  @ApiCreatedResponse({ type: AdminNote })
  @Refuses('NOT_FOUND', 'CONFLICT')
  addNote(@Caller() caller: RequestContext, @Body() input: AddNoteInput): Promise<AdminNote> {
    return this.notes.add(caller, input);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Deletes an internal note of your own; an admin may delete any' })
  @ApiOkResponse({ type: Done })
  deleteNote(@Caller() caller: RequestContext, @Param('id') id: string): Promise<Done> {
    return this.notes.delete(caller, id);
  }
}
