import { CLAIM_KEYS, claimOf, type ClaimKey } from '@handover/domain/claims/claims';
import { claimsInPlace } from '@handover/domain/claims/shown-landing';
import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { notFound } from '../../common/api/errors.js';
import { viewerOf, type RequestContext } from '../../common/api/request-of.js';
import { TopicBus } from '../../common/cluster/topics.js';
import { Config } from '../../common/config/config.js';
import { Database, type Tx } from '../../database/database.js';
import type { Setting } from '../setting.entity.js';
import { SettingsService } from '../settings.service.js';
import { Claim, ClaimState } from './claims.types.js';
import { ConfirmedClaim } from './confirmed-claim.entity.js';

type Texts = readonly Pick<Setting, 'key' | 'value'>[];

const isClaim = (key: string): key is ClaimKey => (CLAIM_KEYS as readonly string[]).includes(key);

const textsOf = (key: ClaimKey): string => claimOf(key).texts.join('\n');

/** The shipped texts that claim something. Where real money moves, visitors see one only after an admin confirmed it. */
@Injectable()
export class ClaimsService {
  /** Whether claims that nobody has confirmed are left out. */
  readonly areHidden: boolean;

  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly topics: TopicBus,
    private readonly audit: AuditService,
    config: Config,
  ) {
    this.areHidden = config.paymentsMode === 'live';
  }

  /** All claims, in the order in which visitors read them. */
  async list(): Promise<Claim[]> {
    const [settings, confirmed] = await Promise.all([this.settings.all(), this.confirmed()]);
    const inPlace = claimsInPlace(valuesOf(settings));
    return CLAIM_KEYS.map((key) => this.toClaim(key, inPlace.includes(key), confirmed.get(key)));
  }

  /** The claims that visitors do not see, with these settings. */
  async hidden(settings: Texts): Promise<ClaimKey[]> {
    if (!this.areHidden) return [];
    const confirmed = await this.confirmed();
    return claimsInPlace(valuesOf(settings)).filter((key) => !confirmed.has(key));
  }

  async isShown(key: ClaimKey): Promise<boolean> {
    return !this.areHidden || !(await this.hidden(await this.settings.all())).includes(key);
  }

  /** Records that the shipped texts are true of this site, or takes that back. */
  async set(caller: RequestContext, key: string, isConfirmed: boolean): Promise<Claim> {
    if (!isClaim(key)) throw notFound('Claim');
    await this.database.transaction(async (tx) => {
      tx.afterCommit(() => this.topics.publish('settingsChanged', {}));
      await (isConfirmed ? this.confirm(tx, caller, key) : this.withdraw(tx, caller, key));
    });
    return (await this.list()).find((claim) => claim.key === key) as Claim;
  }

  private async confirm(tx: Tx, caller: RequestContext, key: ClaimKey): Promise<void> {
    const texts = textsOf(key);
    await tx.manager.delete(ConfirmedClaim, { key, texts: Not(texts) });
    const inserted = await tx.manager
      .createQueryBuilder()
      .insert()
      .into(ConfirmedClaim)
      .values({ key, texts, confirmedById: viewerOf(caller).id })
      .orIgnore()
      .returning('key')
      .execute();
    if ((inserted.raw as object[]).length === 0) return;
    await this.audit.record(tx, caller, 'claim.confirm', { type: 'claim', id: key }, null, { texts });
  }

  private async withdraw(tx: Tx, caller: RequestContext, key: ClaimKey): Promise<void> {
    const { affected } = await tx.manager.delete(ConfirmedClaim, { key });
    if (!affected) return;
    await this.audit.record(
      tx,
      caller,
      'claim.withdraw',
      { type: 'claim', id: key },
      { texts: textsOf(key) },
      null,
    );
  }

  /** A confirmation is about the texts that were shipped then. */
  private async confirmed(): Promise<ReadonlyMap<string, ConfirmedClaim>> {
    const rows = await this.database.manager.find(ConfirmedClaim, { relations: { confirmedBy: true } });
    return new Map(
      rows.filter(({ key, texts }) => isClaim(key) && texts === textsOf(key)).map((row) => [row.key, row]),
    );
  }

  private toClaim(key: ClaimKey, isInPlace: boolean, confirmed: ConfirmedClaim | undefined): Claim {
    const { where, texts } = claimOf(key);
    const state = !isInPlace ? ClaimState.REPLACED : confirmed ? ClaimState.CONFIRMED : ClaimState.OPEN;
    return Object.assign(new Claim(), {
      ...{ key, where, texts: [...texts], state },
      hidden: this.areHidden && state === ClaimState.OPEN,
      confirmedAt: confirmed?.confirmedAt ?? null,
      confirmedBy: confirmed?.confirmedBy.email ?? null,
    });
  }
}

const valuesOf = (settings: Texts): ReadonlyMap<string, string> =>
  new Map(settings.map(({ key, value }) => [key, value]));
