import { Args, Extensions, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { Caller, CurrentViewer, MemberOnly, NeedsConfirmedEmail, Public } from '../../common/api/access.js';
import { connectionType, PageArgs } from '../../common/api/paging.js';
import { viewerOf, type RequestContext, type Viewer } from '../../common/api/request-of.js';
import { Scope } from '../../common/api/scopes.js';
import { ContractType } from '../../contracts/contract.columns.js';
import type { ListLength } from '../../graphql/cost.js';
import { importColumns } from './import-columns.list.js';
import { Import, ImportReport } from './import.entity.js';
import { ImportFeeds } from './import.feeds.js';
import { ImportMappings } from './import-mappings.js';
import { sampleOf } from './import-sample.js';
import {
  importedBy,
  ImportColumn,
  importIdArg,
  ImportMapping,
  ImportMappingInput,
  ImportOptions,
} from './import.types.js';
import { Imports } from './imports.service.js';

const ImportConnection = connectionType(Import);
const USUAL_COLUMNS = 90;

@MemberOnly()
@Resolver(() => Import)
export class ImportsResolver {
  constructor(
    private readonly imports: Imports,
    private readonly mappings: ImportMappings,
    private readonly feeds: ImportFeeds,
  ) {}

  @NeedsConfirmedEmail('list')
  @Mutation(() => Import, {
    description:
      'Lists and edits your contracts by a file, as POST /api/imports describes. A request of GraphQL has at most 64 kB: larger files go there.',
  })
  @Scope('listings:write')
  createImport(
    @Caller() caller: RequestContext,
    @Args() options: ImportOptions,
    @Args('content', { description: 'The text of the file.' }) content: string,
  ): Promise<Import> {
    return this.imports.create(viewerOf(caller), importedBy(caller, options), () =>
      Promise.resolve(Buffer.from(content)),
    );
  }

  @Query(() => ImportConnection, {
    name: 'imports',
    description: 'The files that the viewer has sent, newest first.',
  })
  @Scope('listings:read', 'listings:write')
  listImports(@CurrentViewer() viewer: Viewer, @Args() page: PageArgs) {
    return this.imports.list(viewer, page);
  }

  @Query(() => ImportReport, {
    name: 'import',
    description: 'How far an import is, and what is wrong with its rows.',
  })
  @Scope('listings:read', 'listings:write')
  getImport(@CurrentViewer() viewer: Viewer, @Args('id', importIdArg) id: string): Promise<ImportReport> {
    return this.imports.get(viewer, id);
  }

  @Mutation(() => Import, { description: 'Ends an import; rows that are done stay done.' })
  @Scope('listings:write')
  cancelImport(@CurrentViewer() viewer: Viewer, @Args('id', importIdArg) id: string): Promise<Import> {
    return this.imports.cancel(viewer, id);
  }

  @Public()
  @Extensions({ usualLength: USUAL_COLUMNS } satisfies ListLength)
  @Query(() => [ImportColumn], {
    name: 'importColumns',
    description: 'The columns that a file of contracts may have.',
  })
  listImportColumns(): ImportColumn[] {
    return importColumns();
  }

  @Public()
  @Query(() => String, {
    name: 'importSample',
    description: 'A CSV file with all columns of a type and one row.',
  })
  getImportSample(
    @Args('type', { type: () => ContractType, description: 'The type.' }) type: ContractType,
  ): string {
    return sampleOf(type);
  }

  @Query(() => ImportMapping, { description: 'Which columns the headings of your files mean.' })
  @Scope('listings:read', 'listings:write')
  importMapping(@CurrentViewer() viewer: Viewer): Promise<ImportMapping> {
    return this.mappings.get(viewer);
  }

  @Mutation(() => ImportMapping, { description: 'Says which columns the headings of your files mean.' })
  @Scope('listings:write')
  setImportMapping(
    @CurrentViewer() viewer: Viewer,
    @Args('input') { headings }: ImportMappingInput,
  ): Promise<ImportMapping> {
    return this.mappings.set(viewer, headings);
  }

  @Subscription(() => Import, {
    description:
      'How far an import is, after some rows each and at its end; for the one who sent it. Ends with the session.',
  })
  @Scope('listings:read', 'listings:write')
  importProgress(@CurrentViewer() viewer: Viewer, @Args('id', importIdArg) id: string) {
    return this.feeds.of(viewer, id);
  }
}
