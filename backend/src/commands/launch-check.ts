import { AuditService } from '../audit/audit.service.js';
import { TopicBus } from '../common/cluster/topics.js';
import { Config } from '../common/config/config.js';
import type { Database } from '../database/database.js';
import { fileStoreFor } from '../files/file-store.js';
import { findInstallation } from '../installation/installation.js';
import { LaunchChecks } from '../launch/launch-checks.service.js';
import { LaunchSources } from '../launch/launch-sources.js';
import { LaunchStatus, type LaunchCheck } from '../launch/launch.types.js';
import { ClaimsService } from '../settings/claims/claims.service.js';
import { RulesInForce } from '../settings/rules-in-force.js';
import { SettingsService } from '../settings/settings.service.js';
import { onDatabase, runCommand } from './open-for-command.js';

const MARKS = { done: '[x]', waived: '[-]', open: '[ ]' } as const;

async function check(database: Database, config: Config): Promise<string> {
  const installation = await findInstallation(database, config);
  const topics = new TopicBus(config);
  try {
    const audit = new AuditService(database);
    const settings = new SettingsService(database, topics, audit, new RulesInForce(database, topics));
    const claims = new ClaimsService(database, settings, topics, audit, config);
    const files = fileStoreFor(config, installation);
    const sources = new LaunchSources(config, database, installation, files, settings, claims);
    return printed(await new LaunchChecks(sources).list());
  } finally {
    topics.onApplicationShutdown();
  }
}

/** Ends with 1 while something is open, for scripts. */
function printed(checks: LaunchCheck[]): string {
  const left = checks.filter(({ status }) => status === LaunchStatus.OPEN);
  if (left.length > 0) process.exitCode = 1;
  const waived = checks.filter(({ status }) => status === LaunchStatus.WAIVED).length;
  const done = checks.length - left.length - waived;
  return [
    ...checks.map(linesOf),
    `${done} of ${checks.length} done, ${waived} waived, ${left.length} open.`,
  ].join('\n');
}

function linesOf({ status, title, found, reason, waivedBy, fix }: LaunchCheck): string {
  const line = `${MARKS[status]} ${title}: ${found}`;
  if (status === LaunchStatus.WAIVED) return `${line}\n    Waived by ${waivedBy}: ${reason}`;
  return status === LaunchStatus.OPEN ? `${line}\n    Where: ${fix.label}` : line;
}

await runCommand(() => {
  const config = new Config(process.env);
  return onDatabase(config, (database) => check(database, config));
});
