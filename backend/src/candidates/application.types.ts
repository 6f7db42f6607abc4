import { applicationsTypes, APPLICATIONS_TYPES } from '@handover/domain/candidates/candidate-settings';
import { WORDS } from '@handover/domain/types/words';
import { Injectable } from '@nestjs/common';
import { conflict } from '../common/api/errors.js';
import { Config } from '../common/config/config.js';
import type { ContractType } from '../contracts/contract.columns.js';
import { Database } from '../database/database.js';
import { PaymentsMode } from '../payments/payments.mode.js';
import { readSetting } from '../settings/setting.rows.js';

/** Sellers of which types take applications, as the operator has set. */
@Injectable()
export class ApplicationTypes {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /** Throws CONFLICT for the others. */
  async refuseOthers(
    { type }: { type: ContractType },
    on: Parameters<typeof readSetting>[0] = this.database,
  ): Promise<void> {
    const setting = await readSetting(on, APPLICATIONS_TYPES);
    const live = this.config.paymentsMode === PaymentsMode.LIVE;
    if (!applicationsTypes(setting, { live }).includes(type))
      throw conflict(`Sellers of ${WORDS[type].many} do not take applications here.`);
  }
}
