import { dayOf } from '@handover/domain/days';
import { LaunchMail } from '../launch-mail.entity.js';
import { done, open, type LaunchCheckDefinition } from '../launch-check.js';

export const mail: LaunchCheckDefinition = {
  key: 'mail',
  title: 'Mail is sent and arrives',
  why: 'Confirmations, receipts and password resets help no one if they do not reach a mailbox.',
  fix: { label: 'Admin > Launch', href: '/admin?tab=launch' },
  async find({ config, database, settings }) {
    if (!config.smtpUrl) return open('SMTP_URL is not set, so mails stay on this machine.');
    const { email } = await settings.siteInfo();
    const sent = await database.manager.findOneBy(LaunchMail, { address: email, sender: config.mailFrom });
    if (sent?.receivedAt) return done(`A mail reached ${email} on ${dayOf(sent.receivedAt)}.`);
    return open(
      sent
        ? `A mail with a code is on its way to ${email}: type the code here.`
        : `No mail was tried from ${config.mailFrom} to ${email}.`,
    );
  },
};
