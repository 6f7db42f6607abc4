import type { LaunchCheckDefinition } from './launch-check.js';
import { applications } from './checks/applications.check.js';
import { backup } from './checks/backup.check.js';
import { claims } from './checks/claims.check.js';
import { clock } from './checks/clock.check.js';
import { confirmedEmail } from './checks/confirmed-email.check.js';
import { errors } from './checks/errors.check.js';
import { https } from './checks/https.check.js';
import { jobs } from './checks/jobs.check.js';
import { legalTexts } from './checks/legal-texts.check.js';
import { mail } from './checks/mail.check.js';
import { payments } from './checks/payments.check.js';
import { secondFactors } from './checks/second-factors.check.js';
import { senderDomain } from './checks/sender-domain.check.js';
import { states } from './checks/states.check.js';
import { storage } from './checks/storage.check.js';
import { support } from './checks/support.check.js';
import { testPurchase } from './checks/test-purchase.check.js';

/** All checks, in the order in which an owner works through them. */
export const LAUNCH_CHECKS: readonly LaunchCheckDefinition[] = [
  claims,
  legalTexts,
  states,
  support,
  confirmedEmail,
  applications,
  payments,
  testPurchase,
  mail,
  senderDomain,
  backup,
  secondFactors,
  https,
  storage,
  clock,
  jobs,
  errors,
];
