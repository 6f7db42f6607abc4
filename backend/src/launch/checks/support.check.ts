import { SITE_DEFAULTS } from '@handover/domain/site';
import { done, open, type LaunchCheckDefinition } from '../launch-check.js';

const EXAMPLE = /(^|[@.])example(\.(com|net|org))?$/i;

export const support: LaunchCheckDefinition = {
  key: 'support',
  title: 'Support address and phone number',
  why: 'Visitors write and call there, and mails about payments that need you go to this address.',
  fix: { label: 'Admin > Settings', href: '/admin?tab=settings' },
  async find({ settings }) {
    const { email, phone } = await settings.siteInfo();
    const examples = [
      ...(email === SITE_DEFAULTS.email || EXAMPLE.test(email)
        ? [`the address ${email} (contact_email)`]
        : []),
      ...(phone === SITE_DEFAULTS.phone ? [`the number ${phone} (company_phone)`] : []),
    ];
    return examples.length === 0
      ? done(`${email}, ${phone}`)
      : open(`Still an example: ${examples.join(' and ')}.`);
  },
};
