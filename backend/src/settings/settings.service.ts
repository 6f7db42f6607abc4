import { brandOf, BRAND_KEYS, type Brand } from '@handover/domain/brand/brand';
import { DEFAULT_SETTINGS } from '@handover/domain/default-settings';
import { SITE_DEFAULTS, SITE_KEYS, type SiteInfo } from '@handover/domain/site';
import { Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { In } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { DONE, type Done } from '../common/api/done.js';
import { AppError, notFound } from '../common/api/errors.js';
import type { Connection, PageArgs } from '../common/api/paging.js';
import type { RequestContext } from '../common/api/request-of.js';
import { TopicBus } from '../common/cluster/topics.js';
import { Database, type Tx } from '../database/database.js';
import { newestFirst } from '../database/newest-first.js';
import {
  InitializeContentResult,
  Setting,
  SettingCategory,
  type CreateSettingInput,
  type UpdateSettingInput,
} from './setting.entity.js';
import { RulesInForce } from './rules-in-force.js';
import { refuseWrongFormat } from './setting.formats.js';

const USUAL_PAGE = 100;

/** A setting to write; null deletes it. */
export type ChangedSetting = { key: string; value: string | null; description: string };

type NewSetting = Pick<CreateSettingInput, 'key' | 'value' | 'description' | 'category'>;

export const settingExists = (key: string): AppError =>
  new AppError('CONFLICT', `A setting with the key "${key}" exists already.`, {
    fields: { key: 'A setting with this key exists already.' },
  });

/** The fields of a setting that the audit trail records. */
const auditedOf = (setting: Setting | null) =>
  setting && { value: setting.value, description: setting.description, category: setting.category };

/** The public texts of the site, edited by admins. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly database: Database,
    private readonly topics: TopicBus,
    private readonly audit: AuditService,
    private readonly rules: RulesInForce,
  ) {}

  /** All settings, newest first. */
  all(): Promise<Setting[]> {
    return this.database.manager.find(Setting, { order: { createdAt: 'DESC', id: 'DESC' } });
  }

  list(page: PageArgs): Promise<Connection<Setting>> {
    return newestFirst(this.database.manager.createQueryBuilder(Setting, 'setting'), page, USUAL_PAGE);
  }

  /** The value of one setting; null if it does not exist. */
  async findValue(key: string): Promise<string | null> {
    return (await this.database.manager.findOneBy(Setting, { key }))?.value ?? null;
  }

  /** Site name, support address, phone number and footer line: what the admins have set, or the defaults. */
  async siteInfo(): Promise<SiteInfo> {
    const rows = await this.database.manager.findBy(Setting, { key: In(Object.values(SITE_KEYS)) });
    const valueOf = (field: keyof SiteInfo) =>
      rows.find(({ key }) => key === SITE_KEYS[field])?.value.trim() || SITE_DEFAULTS[field];
    const email = valueOf('email');
    return {
      title: valueOf('title'),
      email: isEmail(email) ? email : SITE_DEFAULTS.email,
      phone: valueOf('phone'),
      footerLine: valueOf('footerLine'),
    };
  }

  /** Color, logo, sender of mails and postal address; what is not set is as shipped. */
  async brand(): Promise<Brand> {
    const rows = await this.database.manager.findBy(Setting, { key: In(Object.values(BRAND_KEYS)) });
    return brandOf((name) => rows.find(({ key }) => key === name)?.value);
  }

  /** Writes several settings in one transaction; those without a value are deleted, equal ones stay as they are. */
  setAll(caller: RequestContext, settings: readonly ChangedSetting[]): Promise<void> {
    return this.changing(async (tx) => {
      // in one order, so that two admins who save at the same time do not wait for each other in a circle
      for (const setting of settings.toSorted((a, b) => a.key.localeCompare(b.key)))
        await this.put(tx, caller, setting);
    });
  }

  private async put(tx: Tx, caller: RequestContext, { value, ...setting }: ChangedSetting): Promise<void> {
    const { key } = setting;
    if (value !== null && (await this.insert(tx, caller, { ...setting, value }))) return;
    const lock = { mode: 'pessimistic_write' } as const;
    const before = await tx.manager.findOne(Setting, { where: { key }, lock });
    if (!before || before.value === value) return;
    if (value === null) {
      await tx.manager.delete(Setting, { key });
      return this.record(tx, caller, 'setting.delete', key, before, null);
    }
    await tx.manager.update(Setting, { key }, { value, updatedAt: () => 'now()' });
    await this.record(
      tx,
      caller,
      'setting.update',
      key,
      before,
      Object.assign(new Setting(), before, { value }),
    );
  }

  async create(caller: RequestContext, input: CreateSettingInput): Promise<Setting> {
    refuseWrongFormat(input.key, input.value);
    return this.changing(async (tx) => {
      const setting = await this.insert(tx, caller, input);
      if (!setting) throw settingExists(input.key);
      return setting;
    });
  }

  async update(
    caller: RequestContext,
    key: string,
    { value, description }: UpdateSettingInput,
  ): Promise<Setting> {
    refuseWrongFormat(key, value);
    return this.changing(async (tx) => {
      const before = await this.lock(tx, key);
      await tx.manager.update(Setting, { key }, { value, description, updatedAt: () => 'now()' });
      const after = await tx.manager.findOneByOrFail(Setting, { key });
      await this.record(tx, caller, 'setting.update', key, before, after);
      return after;
    });
  }

  delete(caller: RequestContext, key: string): Promise<Done> {
    return this.changing(async (tx) => {
      const before = await this.lock(tx, key);
      await tx.manager.delete(Setting, { key });
      await this.record(tx, caller, 'setting.delete', key, before, null);
      return DONE;
    });
  }

  initializeDefaults(caller: RequestContext): Promise<InitializeContentResult> {
    const settings = DEFAULT_SETTINGS.map((setting) => ({
      ...setting,
      category: setting.category as SettingCategory,
    }));
    return this.createMissing(caller, settings);
  }

  /** Creates the missing ones; existing ones stay as they are. */
  createMissing(caller: RequestContext, settings: readonly NewSetting[]): Promise<InitializeContentResult> {
    return this.changing(async (tx) => {
      let created = 0;
      for (const setting of settings) if (await this.insert(tx, caller, setting)) created++;
      const skipped = settings.length - created;
      return Object.assign(new InitializeContentResult(), {
        message:
          created === 0
            ? 'Everything exists already; nothing was changed.'
            : `${created} of ${settings.length} settings created, ${skipped} kept as they were.`,
        created,
        skipped,
      });
    });
  }

  /** Null if the key is taken. */
  private async insert(tx: Tx, caller: RequestContext, input: NewSetting): Promise<Setting | null> {
    const inserted = await tx.manager
      .createQueryBuilder()
      .insert()
      .into(Setting)
      .values({ ...input, category: input.category ?? SettingCategory.GENERAL })
      .orIgnore()
      .returning('id')
      .execute();
    if ((inserted.raw as object[]).length === 0) return null;
    const setting = await tx.manager.findOneByOrFail(Setting, { key: input.key });
    await this.record(tx, caller, 'setting.create', setting.key, null, setting);
    return setting;
  }

  private async lock(tx: Tx, key: string): Promise<Setting> {
    const lock = { mode: 'pessimistic_write' } as const;
    const setting = await tx.manager.findOne(Setting, { where: { key }, lock });
    if (!setting) throw notFound('Setting');
    return setting;
  }

  private record(
    tx: Tx,
    caller: RequestContext,
    action: 'setting.create' | 'setting.update' | 'setting.delete',
    key: string,
    before: Setting | null,
    after: Setting | null,
  ): Promise<void> {
    const target = { type: 'setting' as const, id: key };
    return this.audit.record(tx, caller, action, target, auditedOf(before), auditedOf(after));
  }

  private async changing<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const result = await this.database.transaction(async (tx) => {
      tx.afterCommit(() => this.topics.publish('settingsChanged', {}));
      return work(tx);
    });
    await this.rules.read();
    return result;
  }
}
