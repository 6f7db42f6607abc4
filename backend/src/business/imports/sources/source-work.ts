import { Injectable, Logger } from '@nestjs/common';
import { AppError, confirmedEmailRequired, termsRequired } from '../../../common/api/errors.js';
import type { Viewer } from '../../../common/api/request-of.js';
import { toAppError } from '../../../common/api/to-app-error.js';
import { withoutRoles } from '../../../common/api/token-reach.js';
import { Database } from '../../../database/database.js';
import { TermsInForce } from '../../../legal/terms-in-force.js';
import { Organisations } from '../../../organisations/organisations.service.js';
import { RulesInForce } from '../../../settings/rules-in-force.js';
import { UsersService } from '../../../users/users.service.js';
import { Import } from '../import.entity.js';
import { Imports } from '../imports.service.js';
import { ImportSource } from './import-source.entity.js';
import { NoFile, SourceDownload, type SourceFile } from './source-download.js';
import { SourceResults } from './source-results.js';

/** An unchanged file is imported again after this time, because contracts change on the site, too. */
const AGAIN_MS = 24 * 60 * 60_000;
/** The organisation is closed, or they may not list for it. */
const NOT_ALLOWED = ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'];
/** Nothing is wrong with the file: another import was faster, or there are too many at the moment. */
const LATER = ['CONFLICT', 'RATE_LIMITED', 'UNAVAILABLE', 'UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'];

/** Fetches one import source that this process has claimed, and imports its file in the name of its member. */
@Injectable()
export class SourceWork {
  private readonly logger = new Logger(SourceWork.name);

  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly organisations: Organisations,
    private readonly terms: TermsInForce,
    private readonly rules: RulesInForce,
    private readonly download: SourceDownload,
    private readonly imports: Imports,
    private readonly results: SourceResults,
  ) {}

  async on(source: ImportSource): Promise<void> {
    const member = await this.users.findCurrent(source.userId);
    if (!member) return this.results.switchOff(source, 'account');
    // as imports are worked on: no role is needed
    const viewer = Object.assign(withoutRoles(member), { actsFor: source.organisationId });
    if (!(await this.mayList(viewer))) return this.results.switchOff(source, 'organisation');
    try {
      this.refuseUnready(viewer);
      const file = await this.download.of(source, await this.isWanted(source));
      if (!file) return void (await this.results.unchanged(source));
      await this.import(source, viewer, file);
    } catch (error) {
      if (!(error instanceof NoFile)) throw error;
      await this.results.failed(source, error);
    }
  }

  private async mayList(viewer: Viewer): Promise<boolean> {
    if (!viewer.actsFor) return true;
    try {
      await this.organisations.requireApproved(this.database, viewer, viewer.actsFor, 'editor');
      return true;
    } catch (error) {
      if (error instanceof AppError && NOT_ALLOWED.includes(error.code)) return false;
      throw error;
    }
  }

  /** What their own requests would be refused for. */
  private refuseUnready({ termsVersion, emailVerified }: Viewer): void {
    if ((termsVersion ?? 0) < this.terms.required)
      throw new NoFile(termsRequired(this.terms.current, termsVersion).message);
    if (!emailVerified && this.rules.needsConfirmedEmail('list'))
      throw new NoFile(confirmedEmailRequired().message);
  }

  /** Whether the file is imported even if it has not changed. */
  private async isWanted({ lastImportId, digest }: ImportSource): Promise<boolean> {
    if (lastImportId === null || digest === null) return true;
    const last = await this.database.manager.findOneBy(Import, { id: lastImportId });
    if (!last || last.state === 'failed' || last.state === 'cancelled') return true;
    return last.failed > 0 || last.problems > 0 || Date.now() - Date.parse(last.createdAt) >= AGAIN_MS;
  }

  private async import(source: ImportSource, viewer: Viewer, file: SourceFile): Promise<void> {
    if (!(await this.results.isCurrent(source))) return;
    const { format, match, missing, organisationId } = source;
    const options = { mode: 'apply', format, match, missing, organisationId } as const;
    try {
      const { id } = await this.imports.create(viewer, options, () => Promise.resolve(file.bytes));
      await this.results.imported(source, id, file);
    } catch (error) {
      const refusal = toAppError(error);
      if (LATER.includes(refusal.code))
        return void (await this.results.putOff(source, refusal.details?.retryAfterSeconds));
      if (refusal.code === 'INTERNAL') this.logger.error(error);
      throw new NoFile(refusal.message);
    }
  }
}
