import { Injectable } from '@nestjs/common';
import { notFound } from '../common/api/errors.js';
import { findAll } from './find-all.js';
import type { Finding, LaunchCheckDefinition } from './launch-check.js';
import { LAUNCH_CHECKS } from './launch-checks.list.js';
import { LaunchSources } from './launch-sources.js';
import { LaunchWaiver } from './launch-waiver.entity.js';
import { LaunchCheck, LaunchFix, LaunchStatus } from './launch.types.js';

/** The check with this key; NOT_FOUND without one. */
export function checkOf(key: string): LaunchCheckDefinition {
  const check = LAUNCH_CHECKS.find((known) => known.key === key);
  if (!check) throw notFound('Check');
  return check;
}

/** What is left to do before the site opens. Everything is looked at when it is asked for. */
@Injectable()
export class LaunchChecks {
  constructor(private readonly sources: LaunchSources) {}

  list(): Promise<LaunchCheck[]> {
    return this.look(LAUNCH_CHECKS);
  }

  async get(key: string): Promise<LaunchCheck> {
    const [check] = await this.look([checkOf(key)]);
    return check as LaunchCheck;
  }

  private async look(checks: readonly LaunchCheckDefinition[]): Promise<LaunchCheck[]> {
    const { manager } = this.sources.database;
    const [findings, waivers] = await Promise.all([
      findAll(checks, this.sources),
      manager.find(LaunchWaiver, { relations: { waivedBy: true } }),
    ]);
    return checks.map((check, at) =>
      toCheck(
        check,
        findings[at] as Finding,
        waivers.find(({ key }) => key === check.key),
      ),
    );
  }
}

/** A waiver counts only while the check is open. */
function toCheck(
  { key, title, why, fix }: LaunchCheckDefinition,
  { isDone, text }: Finding,
  waiver: LaunchWaiver | undefined,
): LaunchCheck {
  const given = isDone ? undefined : waiver;
  return Object.assign(new LaunchCheck(), {
    ...{ key, title, why, found: text, reason: given?.reason ?? text },
    status: isDone ? LaunchStatus.DONE : given ? LaunchStatus.WAIVED : LaunchStatus.OPEN,
    fix: Object.assign(new LaunchFix(), fix),
    waivedBy: given?.waivedBy.email ?? null,
    waivedAt: given?.waivedAt ?? null,
  });
}
