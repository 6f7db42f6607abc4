import { Injectable } from '@nestjs/common';
import type { Viewer } from '../common/api/request-of.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import { Database } from '../database/database.js';
import { embedOriginsOf } from './embed-origins.js';
import { Organisation } from './organisation.entity.js';
import { Organisations } from './organisations.service.js';

/** What owners set for their organisation. */
@Injectable()
export class OrganisationSettings {
  constructor(
    private readonly database: Database,
    private readonly organisations: Organisations,
    private readonly limits: RateLimits,
  ) {}

  async setEmbedOrigins(viewer: Viewer, id: string, origins: readonly string[]): Promise<Organisation> {
    await this.organisations.get(this.database, viewer, id, 'owner');
    await this.limits.take('organisation', viewer.id);
    const storedOrigins = embedOriginsOf(origins);
    await this.database.manager.update(Organisation, { id }, { storedOrigins });
    return this.organisations.get(this.database, viewer, id, 'owner');
  }
}
