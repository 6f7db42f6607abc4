import { RIGHTS } from '@handover/domain/roles';
import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Caller, StaffOnly } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import type { RequestContext } from '../common/api/request-of.js';
import { AddNoteInput, AdminNote, NotesOf } from './note.entity.js';
import { AdminNotes } from './notes.service.js';

@StaffOnly(...RIGHTS.keepNotes)
@Resolver()
export class NotesResolver {
  constructor(private readonly notes: AdminNotes) {}

  @Query(() => [AdminNote], {
    description: 'For moderators and support: internal notes about a member or a contract, newest first.',
  })
  adminNotes(@Args() target: NotesOf): Promise<AdminNote[]> {
    return this.notes.list(target);
  }

  @Mutation(() => AdminNote, {
    description: 'For moderators and support: adds an internal note about a member or a contract.',
  })
  addNote(
    @Caller() caller: RequestContext,
    @Args('input', { description: 'The note.' }) input: AddNoteInput,
  ): Promise<AdminNote> {
    return this.notes.add(caller, input);
  }

  @Mutation(() => Done, {
    description:
      'For moderators and support: deletes an internal note of their own; an admin may delete any.',
  })
  deleteNote(
    @Caller() caller: RequestContext,
    @Args('id', { type: () => ID, description: 'The note.' }) id: string,
  ): Promise<Done> {
    return this.notes.delete(caller, id);
  }
}
