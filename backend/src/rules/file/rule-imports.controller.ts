import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiOkResponse,
  ApiOperation,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import { AdminOnly, Caller } from '../../common/api/access.js';
import { Chosen } from '../../common/api/list-query.js';
import { Refuses } from '../../common/api/refuses.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { MOST_ROWS } from '../../common/csv-file.js';
import { RuleImport } from './rule-import.types.js';
import { RuleImports } from './rule-imports.service.js';

/** The query of POST /api/admin/rules/import. */
export class RuleImportQuery {
  @ApiPropertyOptional({
    enum: ['true', 'false'],
    description: 'true: only reports what the file would change.',
  })
  @Chosen({ true: 'true', false: 'false' }, 'dryRun must be true or false.')
  dryRun?: 'true' | 'false';
}

@AdminOnly()
@ApiTags('admin')
@Controller('api/admin/rules')
export class RuleImportsController {
  constructor(private readonly imports: RuleImports) {}

  @Post('import')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Takes a file with rules, as `GET /api/admin/rules.csv` sends it',
    description:
      `The body is the file itself: CSV (RFC 4180) in UTF-8, at most ${MOST_ROWS} rows and 2 MB. Companies, programs and ` +
      'states are added or changed by their slug, and rules become drafts. A column of a value may be missing: then the ' +
      'value stays. Nothing is stored if a row is wrong. An admin has 5 imports and 30 dry runs an hour.',
  })
  @ApiConsumes('text/csv')
  @ApiBody({ description: 'The file.', schema: { type: 'string' } })
  @ApiOkResponse({ type: RuleImport })
  @Refuses('RATE_LIMITED')
  importRules(
    @Caller() caller: RequestContext,
    @Query() { dryRun }: RuleImportQuery,
    @Body() csv: string,
  ): Promise<RuleImport> {
    return this.imports.run(caller, csv, dryRun === 'true');
  }
}
