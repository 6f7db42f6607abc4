import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../common/api/request-of.js';
import { AppError, invalid } from '../common/api/errors.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import { Database } from '../database/database.js';
import { embedOriginsOf } from './embed-origins.js';
import { OrganisationLeads } from './organisation-leads.js';
import { Organisation } from './organisation.entity.js';
import { LEADS, type EmbedOriginsArgs } from './organisation.inputs.js';
import { Organisations } from './organisations.service.js';

/** What owners set for their organisation. */
@Injectable()
export class OrganisationSettings {
  constructor(
    private readonly database: Database,
    private readonly organisations: Organisations,
    private readonly leads: OrganisationLeads,
    private readonly limits: RateLimits,
  ) {}

  /** Throws CONFLICT if `shown` is given and another owner has changed the websites since. */
  async setEmbedOrigins(
    viewer: Viewer,
    id: string,
    { origins, shown }: EmbedOriginsArgs,
  ): Promise<Organisation> {
    await this.organisations.get(this.database, viewer, id, 'owner');
    await this.limits.take('organisation', viewer.id);
    const storedOrigins = embedOriginsOf(origins);
    return this.database.transaction(async (tx) => {
      await this.organisations.lockMembers(tx, id);
      const before = (await this.organisations.get(tx, viewer, id, 'owner')).storedOrigins;
      // an owner who repeats a request, or wants what another one has just set, has it
      if (shown && !isSame(shown, before) && !isSame(storedOrigins, before)) throw changedMeanwhile(before);
      await tx.manager.update(Organisation, { id }, { storedOrigins });
      return this.organisations.get(tx, viewer, id, 'owner');
    });
  }

  /** Null switches leads off; nothing at all is refused. */
  async setLeads(viewer: Viewer, id: string, email: string | null | undefined): Promise<Organisation> {
    await this.organisations.get(this.database, viewer, id, 'owner');
    if (email === undefined) throw invalid({ email: LEADS.message });
    await this.limits.take('organisation', viewer.id);
    return this.database.transaction(async (tx) => {
      // so that the member is not removed meanwhile, and another owner waits
      await this.organisations.lockMembers(tx, id);
      await this.leads.set(tx, await this.organisations.get(tx, viewer, id, 'owner'), email);
      return this.organisations.get(tx, viewer, id, 'owner');
    });
  }
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  isDeepStrictEqual(new Set(some), new Set(others));

const changedMeanwhile = (embedOrigins: string[]) =>
  new AppError(
    'CONFLICT',
    'Another owner has changed these websites meanwhile. Please look at the new list, and try again.',
    { embedOrigins },
  );
