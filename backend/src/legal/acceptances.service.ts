import { Injectable } from '@nestjs/common';
import { DONE, type Done } from '../common/api/done.js';
import { AppError, notFound } from '../common/api/errors.js';
import type { Viewer } from '../common/api/request-of.js';
import { Database } from '../database/database.js';
import { MemberData } from '../member-data/member-data.js';
import { acceptedTermsOf, acceptTermsAs, type AcceptedTerms } from '../users/accounts.js';
import { TermsAcceptance } from './terms-acceptance.entity.js';
import { TermsInForce } from './terms-in-force.js';

const replaced = (version: number) =>
  new AppError('CONFLICT', 'These terms have been replaced. Please read the ones in force.', { version });

/**
 * Members accept the terms. The account has the version that it accepted last, which each request reads with it. The first
 * acceptance after the one of the sign-up writes down both, so that the table has all of them.
 */
@Injectable()
export class TermsAcceptances {
  constructor(
    private readonly database: Database,
    private readonly terms: TermsInForce,
    data: MemberData,
  ) {
    data.register('acceptedTerms', {
      collect: ({ id }) => this.of(id),
      forget: async (tx, { id }) => void (await tx.manager.delete(TermsAcceptance, { userId: id })),
    });
  }

  async accept({ id }: Viewer, version: number): Promise<Done> {
    // another process may have published it a moment ago
    if (version > this.terms.current) await this.terms.read();
    if (version > this.terms.current) throw notFound('Version of the terms');
    if (version < this.terms.required) throw replaced(this.terms.current);
    await this.database.transaction(async (tx) => {
      const before = await acceptedTermsOf(tx, id);
      await acceptTermsAs(tx, id, version);
      const accepted = [...(before ? [before] : []), ...(before?.version === version ? [] : [{ version }])];
      const rows = accepted.map((one) => ({ ...one, userId: id }));
      await tx.manager.createQueryBuilder().insert().into(TermsAcceptance).values(rows).orIgnore().execute();
    });
    return DONE;
  }

  /** How many members accepted each version when they were asked; those who signed up with it are not counted. */
  async perVersion(): Promise<Map<number, number>> {
    const rows = await this.database.manager
      .createQueryBuilder(TermsAcceptance, 'acceptance')
      .select('acceptance.version', 'version')
      .addSelect('count(*)::int', 'count')
      .groupBy('acceptance.version')
      .getRawMany<{ version: number; count: number }>();
    return new Map(rows.map(({ version, count }) => [version, count]));
  }

  private async of(userId: string): Promise<AcceptedTerms[]> {
    const { manager } = this.database;
    const rows = await manager.find(TermsAcceptance, { where: { userId }, order: { version: 'ASC' } });
    const latest = rows.length === 0 ? await acceptedTermsOf(this.database, userId) : null;
    return latest ? [latest] : rows.map(({ version, acceptedAt }) => ({ version, acceptedAt }));
  }
}
