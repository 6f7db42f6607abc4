import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { BeforeTerms, CurrentViewer, MemberOnly, NeedsConfirmedEmail } from '../../../common/api/access.js';
import { Done } from '../../../common/api/done.js';
import { KeepsAnswers } from '../../../common/api/operation-marks.js';
import type { Viewer } from '../../../common/api/request-of.js';
import { Scope } from '../../../common/api/scopes.js';
import { ImportSource } from './import-source.entity.js';
import { ImportSourceInput, UpdateImportSourceInput } from './import-source.inputs.js';
import { ImportSources } from './import-sources.service.js';

const SOURCE = { type: () => ID, description: 'The import source.' } as const;

/** A source acts for its member long after the token that would make it has ended, so that members make and change them. */
@Scope()
@MemberOnly()
@Resolver()
export class ImportSourcesResolver {
  constructor(private readonly sources: ImportSources) {}

  @Query(() => [ImportSource], {
    name: 'importSources',
    description: "The viewer's import sources, at most 5, in the order in which they were created.",
  })
  @Scope('listings:read')
  listImportSources(@CurrentViewer() viewer: Viewer): Promise<ImportSource[]> {
    return this.sources.list(viewer);
  }

  @KeepsAnswers()
  @NeedsConfirmedEmail('list')
  @Mutation(() => ImportSource, {
    description:
      'Fetches a file of contracts from an address every 1 to 24 hours, at once for the first time, and applies it as an import in your name.',
  })
  createImportSource(
    @CurrentViewer() viewer: Viewer,
    @Args('input') input: ImportSourceInput,
  ): Promise<ImportSource> {
    return this.sources.create(viewer, input);
  }

  @KeepsAnswers()
  @Mutation(() => ImportSource, {
    description:
      'Edits an import source, or switches it off or on. What is left out stays as it is. It is fetched at once if it was switched on, or another file is to be fetched.',
  })
  updateImportSource(
    @CurrentViewer() viewer: Viewer,
    @Args('id', SOURCE) id: string,
    @Args('input') input: UpdateImportSourceInput,
  ): Promise<ImportSource> {
    return this.sources.update(viewer, id, input);
  }

  @BeforeTerms()
  @KeepsAnswers()
  @Mutation(() => Done, { description: 'Deletes an import source; its imports stay.' })
  deleteImportSource(@CurrentViewer() viewer: Viewer, @Args('id', SOURCE) id: string): Promise<Done> {
    return this.sources.delete(viewer, id);
  }

  @KeepsAnswers()
  @NeedsConfirmedEmail('list')
  @Mutation(() => ImportSource, {
    description:
      'Fetches an import source as soon as no other import of yours is open. An unchanged file is not imported again.',
  })
  fetchImportSource(@CurrentViewer() viewer: Viewer, @Args('id', SOURCE) id: string): Promise<ImportSource> {
    return this.sources.fetch(viewer, id);
  }
}
