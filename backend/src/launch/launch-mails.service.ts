import { Injectable } from '@nestjs/common';
import { createHash, randomInt } from 'node:crypto';
import { AuditService } from '../audit/audit.service.js';
import { invalid } from '../common/api/errors.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import { Config } from '../common/config/config.js';
import { Database } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { SettingsService } from '../settings/settings.service.js';
import { mail } from './checks/mail.check.js';
import { LaunchChecks } from './launch-checks.service.js';
import { LaunchMail } from './launch-mail.entity.js';
import type { LaunchCheck } from './launch.types.js';

const GOOD_FOR = '1 day';

const digestOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Mails a code to the operator. Whoever types it has shown that mail arrives. */
@Injectable()
export class LaunchMails {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
    private readonly checks: LaunchChecks,
  ) {}

  /** Only the newest code is valid. That an earlier mail arrived is kept. */
  async send(caller: RequestContext): Promise<LaunchCheck> {
    await this.limits.take('launchMail', viewerOf(caller).id);
    const code = String(randomInt(10 ** 8)).padStart(8, '0');
    const key = await this.key();
    await this.database.transaction(async (tx) => {
      await tx.manager.upsert(LaunchMail, { ...key, codeDigest: digestOf(code), sentAt: () => 'now()' }, [
        'address',
        'sender',
      ]);
      await enqueue(tx, 'mail', {
        template: 'operator-note',
        to: key.address,
        data: {
          title: `Your code is ${code.slice(0, 4)} ${code.slice(4)}`,
          text: `An admin asked for this email to see whether mail arrives. Type the code in Admin > Launch within ${GOOD_FOR}.`,
        },
      });
    });
    return this.checks.get(mail.key);
  }

  async confirm(caller: RequestContext, code: string): Promise<LaunchCheck> {
    await this.limits.take('launchCode', viewerOf(caller).id);
    const key = await this.key();
    const codeDigest = digestOf(code.replace(/\s/g, ''));
    await this.database.transaction(async (tx) => {
      // SQL: compares with the clock of the database, which wrote the time of the code
      const [typed] = await tx.query<{ address: string }>(
        `update launch_mails set received_at = now(), code_digest = ''
         where address = $1 and sender = $2 and code_digest = $3 and sent_at > now() - $4::interval
         returning address`,
        [key.address, key.sender, codeDigest, GOOD_FOR],
      );
      if (!typed) throw invalid({ code: `This code is wrong, used or older than ${GOOD_FOR}.` });
      const target = { type: 'launch', id: mail.key } as const;
      await this.audit.record(tx, caller, 'launch.receive-mail', target, null, key);
    });
    return this.checks.get(mail.key);
  }

  private async key(): Promise<{ address: string; sender: string }> {
    return { address: (await this.settings.siteInfo()).email, sender: this.config.mailFrom };
  }
}
