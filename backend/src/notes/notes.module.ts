import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ContractsModule } from '../contracts/contracts.module.js';
import { NotesController } from './notes.controller.js';
import { NotesResolver } from './notes.resolver.js';
import { AdminNotes } from './notes.service.js';

@Module({
  imports: [AuditModule, ContractsModule],
  controllers: [NotesController],
  providers: [AdminNotes, NotesResolver],
})
export class NotesModule {}
