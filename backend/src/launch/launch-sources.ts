import { Injectable } from '@nestjs/common';
import { Config } from '../common/config/config.js';
import { Database } from '../database/database.js';
import { FileStore } from '../files/file-store.js';
import { Installation } from '../installation/installation.js';
import { Readiness } from '../operations/readiness.js';
import { ClaimsService } from '../settings/claims/claims.service.js';
import { SettingsService } from '../settings/settings.service.js';

/** What the checks look at. The command `launch:check` makes one without the application. */
@Injectable()
export class LaunchSources {
  readonly readiness: Readiness;

  constructor(
    readonly config: Config,
    readonly database: Database,
    readonly installation: Installation,
    readonly files: FileStore,
    readonly settings: SettingsService,
    readonly claims: ClaimsService,
  ) {
    this.readiness = new Readiness(database, installation, files);
  }
}
